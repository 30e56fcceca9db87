import { buildEnvironment } from "./builds";

// Tests ignore the shell and .env files of the machine: `lib` reads the settings of the default build.
const neutral = buildEnvironment("default");
for (const variable of Object.keys(process.env)) if (!(variable in neutral)) delete process.env[variable];
