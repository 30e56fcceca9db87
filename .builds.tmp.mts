import { buildIfNeeded } from "./scripts/build";
import { buildEnvironment, buildNames } from "./__tests__/builds";
let code = 0;
for (const name of buildNames) code ||= buildIfNeeded(buildEnvironment(name));
process.exit(code);
