import type { Context } from "../terms/context";
import { isOfBills } from "../terms/figures";
import { inForm } from "../terms/forms";
import type { Gain } from "../terms/gain";
import { asSentence, either } from "../../format/format";
import { readQuantity } from "../../format/quantity";
import { type About, type GainWords, noMoneyRange, outside, receives } from "./gain-text";

type Tiers = NonNullable<Gain["tiers"]>;

/** Whether tiers go by how many friends somebody invites. */
export const isByFriends = (tiers: Gain["tiers"]) =>
  tiers?.some(({ from }) => readQuantity(from)?.unit === "friends") ?? false;

/** What the tiers go by, after «según»: as said to the visitor, and of somebody else. */
function basisOf(tiers: Tiers, { asks }: Context): { yours: string; theirs: string } {
  if (tiers.some(({ from }) => isOfBills(from))) return { yours: "tus recibos", theirs: "sus recibos" };
  if (isByFriends(tiers)) return { yours: "cuántos amigos invites", theirs: "cuántos amigos invita" };
  return asks("salary")
    ? { yours: "tu nómina", theirs: "su nómina" }
    : { yours: "tu aportación", theirs: "su aportación" };
}

/** A gain in steps by an amount that the visitor brings. */
export function tierWords(tiers: Tiers, { gain, slot, context }: About): GainWords {
  const { reward } = context;
  const what = inForm(gain);
  const paid = tiers.flatMap(({ money }, index) => (money ? [index] : []));
  const [first = 0, last = first] = [paid[0], paid.at(-1)];
  const ends = `${slot[`money${first}`]} a ${slot[`money${last}`]}`;
  // Two tiers are an alternative, more of them a range.
  const isEither = paid.length === 2;
  const sum = isEither ? `${slot[`money${first}`]} o ${slot[`money${last}`]}` : `de ${ends}`;
  const things = tiers.flatMap(({ thing }) => thing ?? []).map((thing) => `, o ${thing},`);
  const { yours, theirs } = basisOf(tiers, context);
  if (paid.length < 2) {
    // Fewer than two amounts make no range: the tiers give things, or one amount and things.
    const gives = either(
      tiers.flatMap(({ money, thing }, index) => (money ? `${slot[`money${index}`]}${what}` : thing) ?? []),
    );
    return {
      benefit: `Un ${reward} según ${yours}`,
      short: `${reward} según ${yours}`,
      shorter: `${reward} por escalones`,
      the: `el ${reward}`,
      gets: receives(`${gives} según ${yours}`, `${gives} según ${theirs}`),
      ...(paid.length === 0 && { inKind: gives, outside: outside(gives) }),
      box: { figure: "Regalo", lines: [`Según ${yours}`] },
      value: { kind: "unknown", why: `El ${reward} va por escalones: depende de ${yours}.` },
    };
  }
  if (what)
    return {
      benefit: asSentence(`${sum}${what}`),
      short: asSentence(`${sum}${what}`),
      shorter: asSentence(sum),
      the: `el ${reward}`,
      gets: receives(
        `${sum}${what}${things.join("")} según ${yours}`,
        `${sum}${inForm(gain, "su")}${things.join("")} según ${theirs}`,
      ),
      box: { figure: ends, lines: [asSentence(what.trim()), `Según ${yours}`] },
      ...noMoneyRange(`${ends}${what}`, `${ends}${what}`, reward),
    };
  return {
    benefit: asSentence(`${sum} según ${yours}`),
    short: asSentence(`${sum} de ${reward}`),
    the: `el ${reward}`,
    gets: receives(`${sum}${things.join("")} según ${yours}`, `${sum}${things.join("")} según ${theirs}`),
    box: { figure: isEither ? sum : ends, lines: [`Según ${yours}`] },
    value: {
      kind: "range",
      least: `${slot[`money${first}`]}`,
      most: `${slot[`money${last}`]}`,
      ...(isEither && { either: true as const }),
    },
  };
}
