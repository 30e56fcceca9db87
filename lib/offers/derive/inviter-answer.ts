import { asSentence, inSentence, list, present } from "../../format/format";
import type { FaqItem } from "../landing";
import { inviterArrival } from "./arrivals";
import { theyGet } from "./gain-text";
import type { Parts } from "./parts";
import { accordingTo } from "./publisher";
import { inviterTax } from "./tax-answer";
import { isByFriends } from "./tier-words";

const HOW_MANY = "¿A cuántos amigos puedo invitar después?";
const WHAT_INVITER_GETS = "¿Qué recibe quien me invita?";

/** The question of what who invites gets; undefined if nobody says, or nobody invites. */
export function inviterAnswer(parts: Parts): FaqItem | undefined {
  const {
    context: { isBank, invitationWords },
    inviters,
    terms,
  } = parts;
  if (!invitationWords) return undefined;
  const source = accordingTo(terms);
  const ocu = isBank
    ? "Según la OCU, en los planes amigo de los bancos un cliente suele poder recibir el regalo de 5 a 10 veces: mira el límite de {brand} antes de invitar."
    : "";
  const known = inviters.filter(({ gain }) => gain.money !== "unknown");
  const [first] = known;
  if (!first) return ocu ? { question: HOW_MANY, answer: ocu } : undefined;
  const answers = known.map((inviter, index) => {
    const limit = limitOf(inviter);
    const { note, thing, tiers, friend } = inviter.gain;
    const who = thing ? "Quien te invita a {brand}" : "Quien invita a un amigo a {brand}";
    const each = friend
      ? ` por cada amigo ${friend}`
      : thing || isByFriends(tiers)
        ? ""
        : " por cada invitación válida";
    const gets = `${theyGet(inviter.words.gets)}${inviterTax(inviter)}${each}${limit}.`;
    const said = index === 0 ? `${who} ${gets}` : `También ${gets}`;
    const sourced = source && index === 0 ? `${asSentence(source)}, ${inSentence(said)}` : said;
    return present([
      sourced,
      tiers && inviter.words.assumptions?.join(" "),
      inviterArrival(inviter, parts),
      note,
    ]).join(" ");
  });
  const limit = limitOf(first);
  const isThing = first.gain.thing !== undefined;
  const usual = !isThing && !first.gain.note && !limit && ocu;
  return {
    question: !isThing && (usual || limit) ? HOW_MANY : WHAT_INVITER_GETS,
    answer: present([usual, ...answers]).join(" "),
  };
}

/** The most that who invites gets, behind it; empty if nobody says. */
function limitOf({ slot: { limit: whole, mostYearly } }: Parts["inviters"][number]): string {
  const limits = present([
    whole && `de ${whole}${mostYearly ? " en total" : ""}`,
    mostYearly && `de ${mostYearly} al año`,
  ]);
  return limits.length > 0 ? `, con un máximo ${list(limits)}` : "";
}
