import { writeFileSync } from "node:fs";
import * as prompts from "@clack/prompts";
import { loadEnvConfig } from "@next/env";

/** An answer, or the end of the program: nothing is written before all is answered. */
function answered<T>(answer: T): Exclude<T, symbol> {
  if (typeof answer !== "symbol") return answer as Exclude<T, symbol>;
  prompts.cancel("Cancelado: no se ha cambiado nada.");
  process.exit(130);
}

/** `npm run offers`: the editors' command, with the settings that the site would have here. */
async function main(): Promise<void> {
  loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const [{ run }, { settings }, { site }, { offerJsonSchema }] = await Promise.all([
    import("./cli"),
    import("@/lib/offers/settings"),
    import("@/lib/config/site"),
    import("@/lib/offers/json-schema"),
  ]);
  writeFileSync("content/offers/schema.json", `${JSON.stringify(offerJsonSchema(), null, 2)}\n`);
  const work = {
    ...{ root: process.cwd(), settings, now: new Date(), say: (text: string) => console.info(text) },
    ...(process.stdin.isTTY && {
      confirm: async (message: string) => answered(await prompts.confirm({ message })),
      ask: async (message: string, preset: string, fault: (answer: string) => string | undefined) =>
        answered(
          await prompts.text({ message, initialValue: preset, validate: (answer) => fault(answer ?? "") }),
        ),
    }),
  };
  process.exitCode = await run(work, process.argv.slice(2), process.env, site.url);
}

void main();
