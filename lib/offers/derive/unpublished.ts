import { inSentence, list } from "../../format/format";
import type { Landing } from "../landing";
import type { Parts } from "./parts";

/** What the provider does not publish, in at most four lines: when, how much, what one must do, and for whom. */
export function unpublishedOf(parts: Parts): Landing["unpublished"] {
  const { terms, asked, main, inviter, context } = parts;
  const { reward, isMoney, asks } = context;
  const { who, keeps, campaign, invitation } = terms;
  const { when, tax, money, limitedBy } = main?.gain ?? {};
  const isUnknown = (value: unknown) => value === undefined || value === "unknown";
  const isRange = typeof money === "object";
  const countedFromNothing = typeof when === "object" && "usually" in when && !when.after;
  const lines: [title: string, parts: (string | false | undefined)[]][] = [
    [
      "Cuándo",
      [
        main && isUnknown(when) && `cuándo llega el ${reward}`,
        countedFromNothing && `desde qué paso se cuenta lo que tarda el ${reward}`,
        campaign?.until === undefined && campaign?.season === undefined && "hasta qué día dura la promoción",
      ],
    ],
    [
      "Cuánto",
      [
        (isRange || limitedBy !== undefined) && `de qué depende el importe del ${reward}`,
        isMoney && isUnknown(tax) && `si retiene impuestos del ${reward}`,
      ],
    ],
    [
      "Qué piden",
      [
        ...asked
          .flatMap(({ words }) => words.unknowns ?? [])
          .map((unknown) => inSentence(unknown.replace(/\.$/, ""))),
        keeps === "unknown" && !asks("keep") && "si hay que mantener la cuenta después",
      ],
    ],
    [
      "Quién",
      [
        !who.existing && isUnknown(who.fresh) && !who.says && "si cuenta como nuevo quien ya fue cliente",
        context.invitation && isUnknown(invitation.late) && "si la invitación se puede añadir después",
        context.invitation &&
          inviter &&
          isUnknown(inviter.gain.money) &&
          !inviter.gain.thing &&
          "qué recibe quien te invita",
      ],
    ],
  ];
  return lines.flatMap(([title, parts]) => {
    const said = parts.filter((part) => typeof part === "string");
    return said.length > 0 ? [{ title, text: list(said) }] : [];
  });
}
