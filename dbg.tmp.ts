import { spawn } from "node:child_process";
import { buildEnvironment } from "./__tests__/builds";
spawn("npx", ["next", "start", "-p", "4801"], { env: buildEnvironment("full"), stdio: "ignore" });
