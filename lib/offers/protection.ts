import { z } from "zod";
import { backing, optionalFact, sourceSchema } from "./terms/backing";

const { title } = backing.shape;

/** Who stands behind an offer, as pages say it: what its file leaves out is said, supervisor and guarantee are sentences. */
export const protectionSchema = backing
  .extend({
    title: title.unwrap(),
    supervisor: optionalFact("supervisión", "Quién la supervisa"),
    guarantee: optionalFact("garantía", "El fondo de garantía, su límite por persona y banco, y qué cubre"),
    sources: z.array(sourceSchema).min(1).meta({ label: "fuentes" }),
  })
  .meta({ label: "protección", shown: "en su página" });

export type Protection = z.output<typeof protectionSchema>;
export const protectionRows = ["entity", "country", "supervisor", "guarantee", "notCovered"] as const;
