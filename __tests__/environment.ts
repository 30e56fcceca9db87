import { buildEnvironment } from "./builds";

// What a machine's shell or its .env files say is no part of a test: `lib` reads the settings of the default build.
const neutral = buildEnvironment("default");
for (const variable of Object.keys(process.env)) if (!(variable in neutral)) delete process.env[variable];
