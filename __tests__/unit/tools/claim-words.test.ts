import fc from "fast-check";
import { addDays } from "@/lib/format/dates";
import { readQuery } from "@/lib/ground/query";
import { claimAnswer, claimReason } from "@/lib/tools/claim/answer-words";
import { claimFor } from "@/lib/tools/claim/claim";
import { readClaim } from "@/lib/tools/claim/questions";
import { grievances } from "@/lib/tools/claim/grievances";
import { claimLetter } from "@/lib/tools/claim/letter";
import { claimRoute } from "@/lib/tools/claim/routes";
import { claimEventTitle, stepsAhead, stepWords } from "@/lib/tools/claim/words";
import { plain } from "../offers/sample";
import { fixtures, promotion } from "../offers/promotion-samples";
import { offerOn, TODAY } from "./claim-told";

const routes = ["payment", "investment", "insurance", "telecom", "energy", "crypto", "other"] as const;
const offers = [...fixtures.map(({ file }) => promotion(file)), ...routes.map((route) => offerOn(route))];
/** What a text says that was made from something missing. */
const hole = /undefined|null|NaN|Invalid|\[object/;

/** All that the answer of a claim says. */
function allSaid(offer: (typeof offers)[number], query: string): string | undefined {
  const claim = claimFor(offer, readClaim(readQuery(query), offer, TODAY), TODAY);
  if (!claim) return undefined;
  return JSON.stringify([
    Object.values(claimAnswer(offer, claim, TODAY)).map(String),
    claimReason(offer, claim, TODAY),
    claim.steps.map(({ id }) => [stepWords(offer, claim, id), claimEventTitle(offer, claim, id)]),
    claimLetter(offer, claim, TODAY),
  ]);
}

const ago = fc.integer({ min: 0, max: 1900 });

test.each(offers.map((offer) => [`${offer.id}, ${offer.claim.route}`, offer] as const))(
  "%s: no answer of a claim has a hole, and only a bank's speaks of payment services",
  (_, offer) => {
    const isBank = offer.claim.route === "payment";
    fc.assert(
      fc.property(
        fc.constantFrom(...grievances),
        ago,
        ago,
        ago,
        ago,
        fc.boolean(),
        (what, a, b, c, d, wrote) => {
          const [answered, written, since, signUp] = [a, b, c, d]
            .sort((x, y) => x - y)
            .map((days) => addDays(TODAY, -days));
          const later = [`&escrito=${written}`, `&respuesta=${answered}`].slice(0, wrote ? 1 + (a % 2) : 0);
          const query = `alta=${signUp}&hecho=${what}&desde=${since}${later.join("")}`;
          const said = allSaid(offer, query) ?? "";
          expect(said).not.toMatch(hole);
          if (!isBank) expect(said).not.toContain("servicio de pago");
        },
      ),
      { numRuns: 60 },
    );
    const ahead = JSON.stringify(stepsAhead(offer, claimRoute(offer)));
    expect(ahead).not.toMatch(hole);
    expect(isBank).toBe(ahead.includes("servicio de pago"));
  },
);

test.each([
  ["crypto", "Muestra tiene 15 días para contestar."],
  ["energy", "Muestra tiene 5 días hábiles para contestar."],
  ["telecom", "Muestra tiene un mes para contestar."],
] as const)("%s, a charge: «%s»", (route, says) => {
  const said = allSaid(offerOn(route), "alta=2026-05-01&hecho=cobro&desde=2026-10-01");
  expect(plain(said ?? "")).toContain(says);
});
