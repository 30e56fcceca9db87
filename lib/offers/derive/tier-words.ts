import type { Context } from "../terms/context";
import type { Gain } from "../terms/gain";
import type { GainWords } from "./gain-text";

/** What the tiers go by, after «según»: as said to the visitor, and of somebody else. */
function basisOf(tiers: NonNullable<Gain["tiers"]>, { asks }: Context): { yours: string; theirs: string } {
  if (tiers.some(({ from }) => from.endsWith("bills")))
    return { yours: "tus recibos", theirs: "sus recibos" };
  return asks("salary")
    ? { yours: "tu nómina", theirs: "su nómina" }
    : { yours: "lo que ingreses", theirs: "lo que ingresa" };
}

/** A gain in steps by an amount that the visitor brings. */
export function tierWords(
  tiers: NonNullable<Gain["tiers"]>,
  gap: Readonly<Record<string, string>>,
  context: Context,
): GainWords {
  const { reward } = context;
  const paid = tiers.flatMap(({ money }, place) => (money ? [place] : []));
  const [first = 0, last = first] = [paid[0], paid.at(-1)];
  const range = `${gap[`money${first}`]} a ${gap[`money${last}`]}`;
  const things = tiers.flatMap(({ thing }) => thing ?? []).map((thing) => `, o ${thing},`);
  const steps = tiers.map(
    ({ money, thing }, place) => `desde ${gap[`from${place}`]}, ${money ? gap[`money${place}`] : thing}`,
  );
  const { yours, theirs } = basisOf(tiers, context);
  return {
    benefit: `De ${range} según ${yours}`,
    short: `De ${range} de ${reward}`,
    the: `el ${reward}`,
    receives: `recibe de ${range}${things.join("")} según ${theirs}`,
    box: { figure: `${gap[`money${first}`]} - ${gap[`money${last}`]}`, lines: [`Según ${yours}`] },
    value: { kind: "range", least: `${gap[`money${first}`]}`, most: `${gap[`money${last}`]}` },
    assumptions: [`El ${reward} de {brand} va por escalones: ${steps.join("; ")}.`],
  };
}
