import { expectConsole } from "./console";

const register = async (runtime: string | undefined) => {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, NEXT_RUNTIME: runtime });
  await (await import("@/instrumentation")).register();
};

afterEach(() => jest.restoreAllMocks());

test("a server says at its start what the configuration lacks", async () => {
  for (const name of ["REFERRAL_URL", "BONUS_AMOUNT", "BRAND_NAME", "OWNER_NAME"])
    expectConsole("warn", new RegExp(`^\\[configuración\\] Faltan? NEXT_PUBLIC_${name}`));
  await register("nodejs");
});

test.each(["edge", undefined])("the runtime %s says nothing", (runtime) => register(runtime));
