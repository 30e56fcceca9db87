import { pagePaths } from "../../config/paths";
import type { SiteTool } from "../tool";

export const comparison: SiteTool = {
  path: pagePaths.comparison,
  name: "Comparar promociones",
  title: "Compara promociones de invitación lado a lado",
  description:
    "Qué dan, qué piden, qué riesgo tienen y cuándo se comprobaron las promociones que elijas, lado a lado.",
  summary: "Elige dos o tres",
};
