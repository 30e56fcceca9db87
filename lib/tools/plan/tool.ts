import { pagePaths } from "../../config/paths";
import type { SiteTool } from "../tool";

export const plan: SiteTool = {
  path: pagePaths.plan,
  name: "Mi plan",
  title: "Mi plan: qué promociones te encajan y cuándo",
  description:
    "Di con cuánto dinero cuentas, de quién eres ya cliente y qué día empezarías: verás qué hacer, en qué orden, lo que ganarías y cada fecha.",
  summary: "Qué hacer, en qué orden y lo que ganarías",
};
