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
    inviter,
    terms,
  } = parts;
  if (!invitationWords) return undefined;
  const source = accordingTo(terms);
  const says = (answer: string) => (source ? `${asSentence(source)}, ${inSentence(answer)}` : answer);
  const ocu = isBank
    ? "Según la OCU, en los planes amigo de los bancos, como el de {brand}, un cliente suele poder recibir el regalo de 5 a 10 veces."
    : "";
  const { limit: whole, mostYearly } = inviter?.slot ?? {};
  const limits = present([
    whole && `de ${whole}${mostYearly ? " en total" : ""}`,
    mostYearly && `de ${mostYearly} al año`,
  ]);
  const limit = limits.length > 0 ? `, con un máximo ${list(limits)}` : "";
  if (inviter && inviter.gain.money !== "unknown") {
    const { gain, words } = inviter;
    const { note, thing, tiers } = gain;
    const more = [tiers && words.assumptions?.join(" "), inviterArrival(parts), note];
    if (thing)
      return {
        question: WHAT_INVITER_GETS,
        answer: present([says(`Quien te invita a {brand} ${theyGet(words.gets)}${limit}.`), ...more]).join(
          " ",
        ),
      };
    const each = isByFriends(tiers) ? "" : " por cada invitación válida";
    const gets = `Quien invita a {brand} ${theyGet(words.gets)}${inviterTax(inviter)}${each}${limit}.`;
    const usual = !note && !limit && ocu;
    return {
      question: usual || limit ? HOW_MANY : WHAT_INVITER_GETS,
      answer: present([usual, says(gets), ...more]).join(" "),
    };
  }
  return ocu ? { question: HOW_MANY, answer: ocu } : undefined;
}
