// The other half of the checks: see content.test.ts.
import "./addresses";
import "./answers";
import "./budgets";
import "./files";
import "./filter-lists";
import "./headers";
import "./lean";
import "./structure";
import "./twins";
