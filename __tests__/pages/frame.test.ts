// The other half of the checks: see content.test.ts.
import "./addresses";
import "./budgets";
import "./files";
import "./headers";
import "./lean";
import "./structure";
