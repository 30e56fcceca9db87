import { list } from "../../format/format";
import type { Landing } from "../landing";
import { saysHowLong } from "../terms/needs";
import { type AskEntry, placedAsks, verbIn } from "../terms/asks";
import { type Gain, lapseOf } from "../terms/gain";
import { hasArrival, timeFields, timesOfGain } from "../terms/when";
import { isForNew } from "../terms/people";
import { isStartSupposed } from "../terms/within";
import { ofWhat } from "./gain-text";
import type { Parts } from "./parts";

/** What the provider has not published as far as the site knows, in at most four lines: when, how much, what to do, for whom. */
export function unpublishedOf(parts: Parts): Landing["unpublished"] {
  const { terms, requirements, main, inviters, context } = parts;
  const { reward, isMoney, asks } = context;
  // What only matters before joining is no question for a promotion that admits nobody new.
  const { who, keeps, campaign, invitation, closed } = terms;
  const { tax, money, form, limitedBy } = main?.gain ?? {};
  const times = main ? timesOfGain(main.gain).map(({ when }) => timeFields(when)) : [];
  const isUnknown = (value: unknown) => value === undefined || value === "unknown";
  const isRange = typeof money === "object";
  const countedFromNothing = times.some(({ usually, after }) => usually && !after);
  const isCountSupposed = placedAsks(terms.asks).some(
    ({ ask }) => "within" in ask && isStartSupposed(ask.within),
  );
  const lines: [id: string, title: string, parts: (string | false | undefined)[]][] = [
    [
      "when",
      "Cuándo",
      [
        // A provider with campaigns tells the inviting customer the dates of each one.
        main && !hasArrival(main.gain) && !asks("campaign") && startsWhen(main.gain, reward),
        isCountSupposed && "desde qué día cuenta el plazo",
        countedFromNothing && `desde qué paso se cuenta lo que tarda el ${reward}`,
        !closed &&
          !terms.verifiedOn &&
          campaign?.until === undefined &&
          campaign?.season !== undefined &&
          "hasta qué día dura la promoción, si sigue",
        !closed &&
          campaign?.until === undefined &&
          campaign?.season === undefined &&
          !campaign?.endless &&
          !asks("campaign") &&
          !terms.asks.some(isLastDay) &&
          "hasta qué día dura la promoción",
      ],
    ],
    [
      "amount",
      "Cuánto",
      [
        isRange && limitedBy === undefined && `de qué depende el importe del ${reward}`,
        money === "unknown" && limitedBy === undefined && `de cuánto es el ${reward}`,
        money === "unknown" &&
          limitedBy !== undefined &&
          `de cuánto es el ${reward} en cada caso: depende ${ofWhat(limitedBy)}`,
        form === "unknown" && `si el ${reward} es dinero o un descuento`,
        isMoney && limitedBy === undefined && isUnknown(tax) && `si retiene impuestos del ${reward}`,
      ],
    ],
    [
      "asks",
      "Qué piden",
      [
        ...new Set(requirements.flatMap(({ words }) => words.unknowns ?? [])),
        keeps === "unknown" && !saysHowLong(terms.asks) && "si hay que mantener la cuenta después",
        context.invitationWords &&
          isUnknown(invitation.late) &&
          !closed &&
          "si la invitación se puede añadir después del alta",
      ],
    ],
    [
      "who",
      "Quién",
      [
        !closed && !who.existing && !isForNew(who) && !who.not && "si vale para quien es o ha sido cliente",
        !closed && who.fresh === "new" && !who.says && "si cuenta como nuevo quien ya fue cliente",
        // If the campaign decides the gift, it decides the inviter's gift, too.
        context.invitationWords &&
          limitedBy === undefined &&
          inviters[0]?.gain.money === "unknown" &&
          "qué recibe quien te invita",
      ],
    ],
  ];
  return lines.flatMap(([id, title, parts]) => {
    const said = parts.filter((part) => typeof part === "string");
    return said.length > 0 ? [{ id, title, text: listed(said) }] : [];
  });
}

/** Whether something asked names the last day for becoming a customer. */
const isLastDay = (ask: AskEntry) =>
  verbIn(ask)?.endsJoining && "within" in ask && typeof ask.within === "object" && "until" in ask.within;

/** What is not known about the day of a gain; false if nothing is: a discount for ever begins at once. */
function startsWhen({ percent, form, waives, rate, for: time }: Gain, reward: string): string | false {
  if ((percent && form === undefined) || waives)
    return lapseOf(time) !== undefined && `desde qué día cuenta el ${reward}`;
  return rate ? "qué día paga el interés" : `qué día llega el ${reward}`;
}

/** A list; a comma sets off the last item if another one contains an «y». */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  const first = items.slice(0, -1);
  return first.some((item) => item.includes(" y ")) ? `${first.join(", ")}, y ${last}` : list(items);
}
