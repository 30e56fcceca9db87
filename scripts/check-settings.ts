import { refusal, settingMistakes } from "./settings";

/** Runs before a build: says in words what is wrong in settings and offers, where the framework would show a stack. */
async function main(): Promise<void> {
  const mistakes =
    (await settingMistakes(process.cwd())) ?? (await refusal(() => import("../lib/catalogue/index")));
  if (!mistakes) return;
  console.error(mistakes);
  process.exitCode = 1;
}

void main();
