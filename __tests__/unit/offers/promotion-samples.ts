import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Offer } from "@/lib/offers/offer";
import { catalogueOf } from "./sample";

const base = {
  brand: "Muestra",
  enabled: false,
  weight: 1,
  category: "finanzas",
  officialUrl: "https://www.muestra.es/",
  invitation: { by: "none" },
  who: { fresh: "unknown" },
  claim: { route: "payment" },
  protection: {},
  look: { color: "#0070e0", monogram: "M" },
  history: [],
};

/** Offers whose files say this; what one does not say is as in `base`. */
export function promotions(
  yaml: readonly string[],
  offersPreview: readonly string[] = ["*"],
): readonly Offer[] {
  const files = yaml.map((text, place) => {
    return { ...base, id: `muestra-${place + 1}`, weight: place + 1, ...(parse(text) as object) };
  });
  return catalogueOf(files, { offersPreview }).all;
}

/** An offer whose file says this, as YAML or read. */
export function promotion(file: string | object): Offer {
  const said = typeof file === "string" ? (parse(file) as object) : file;
  const [offer] = catalogueOf([{ ...base, ...said }], { offersPreview: ["*"] }).all;
  if (!offer) throw new Error("no offer");
  return offer;
}

/** A promotion of promotions.yaml: its name, what its file says, and the fields of others of its kind. */
interface Fixture {
  what: string;
  but?: object[];
}

export const fixtures = (
  parse(readFileSync(join(__dirname, "promotions.yaml"), "utf8")) as (Fixture & object)[]
).map(({ what, but = [], ...file }) => ({ what, but, file }));

/** The offer of promotions.yaml that is called so, with these fields instead. */
export function fixture(name: string, more: object = {}): Offer {
  const found = fixtures.find(({ what }) => what === name);
  return promotion({ ...found?.file, ...more });
}
