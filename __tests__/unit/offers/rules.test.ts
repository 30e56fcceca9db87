// What holds of every promotion of promotions.yaml, whatever its words are.
import { verbs } from "@/lib/offers/terms/verbs";
import { placedAsks } from "@/lib/offers/terms/asks";
import { disclosureOf } from "@/lib/copy/frame";
import { advertisingLabel, advertisingShortest, gainsSummary, youGain } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import { claimOf } from "@/__tests__/unit/tools/claim-told";
import { claimLetter } from "@/lib/tools/claim/letter";
import { proofChecklist } from "@/lib/tools/proof/words";
import { fixtures, promotion } from "./promotion-samples";
import { plain } from "./sample";

const readAll = (files: typeof fixtures) =>
  files.flatMap(({ but, file }) => [{}, ...but].map((change) => promotion({ ...file, ...change })));

const offers = readAll(fixtures);

/** All that is said beside their links and in the tools of the promotions of which this holds. */
function saidOf(holds: (offer: Offer) => boolean): string[] {
  const found = offers.filter(holds);
  expect(found.length).toBeGreaterThan(0);
  return found.map(wordsOf);
}

function wordsOf(offer: Offer): string {
  const { landing, eligibility, deadlines, value, requirements, description, seoTitle } = offer;
  const claim = claimOf(offer, "alta=2026-01-05&hecho=no-llega", "2026-11-28");
  return plain(
    [
      ...[landing, eligibility, deadlines, value].map((part) => JSON.stringify(part)),
      ...[requirements, description, seoTitle, disclosureOf(offer), youGain(offer), gainsSummary(offer)],
      ...[advertisingLabel(offer), advertisingShortest(offer), ...proofChecklist(offer)],
      claim ? claimLetter(offer, claim, "2026-11-28") : "no claim",
    ].join("\n"),
  );
}

test("every verb is asked for by one of them", () => {
  const asked = new Set(offers.flatMap(({ terms }) => placedAsks(terms.asks).map(({ ask }) => ask.do)));
  expect(verbs.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
});

test("the steps of what is asked say what to do, without source or doubt", () => {
  const asking = readAll(fixtures.filter(({ what }) => what === "something asked"));
  expect(asking.length).toBeGreaterThan(20);
  for (const { landing } of asking)
    for (const { text } of landing.steps)
      expect(text).not.toMatch(
        /según|suponemos|contamos|sabemos|puede no|pregunta|comprueba|compruébalo|su web/i,
      );
});

test("where there is no invitation no text speaks of one, and its link is no advertising", () => {
  for (const words of saidOf(({ terms }) => terms.invitation.by === "none")) {
    expect(words).not.toMatch(/invit|plan amigo|enlace de un cliente|Publicidad|no claim/i);
    expect(words).toContain("Enlace a la web oficial de ");
  }
});

test("an invitation is asked for by its name: no link where it travels otherwise", () => {
  for (const words of saidOf(({ terms }) => !["link", "link-or-code", "none"].includes(terms.invitation.by)))
    expect(words).not.toMatch(/pide un enlace|enlace de un cliente/);
});

test("what partners have is asked of partners alone", () => {
  for (const words of saidOf(({ terms }) => terms.invitation.from === "partners"))
    expect(words).not.toMatch(/(?:código|enlace) de un cliente|a un cliente/);
});

test("where nobody says for whom an offer is, no text says that it is for new customers", () => {
  const isForAll = ({ terms: { who, invitation } }: Offer) =>
    who.fresh === "unknown" && !who.not && invitation.by === "none";
  for (const { landing, eligibility } of offers.filter(isForAll))
    expect(JSON.stringify([landing, eligibility])).not.toMatch(
      /nuevos? clientes?|ya eras cliente|¿Me dan el regalo si ya era cliente\?/,
    );
});

test("what has to be told once is told once: the last day, and the places", () => {
  for (const { landing, terms } of offers)
    if (terms.campaign)
      for (const said of [/Último día/g, /5\.000/g, /una sola plaza/g])
        expect(plain(JSON.stringify(landing)).match(said)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("nobody calls unpublished what the file says", () => {
  const unpublished = ({ landing }: Offer) => landing.unpublished.map(({ text }) => text).join("; ");
  for (const offer of offers) {
    const { terms } = offer;
    const inviter = terms.gives.find(({ to }) => to === "inviter");
    if (inviter) expect(unpublished(offer)).not.toContain("qué recibe quien te invita");
    if (terms.invitation.late) expect(unpublished(offer)).not.toContain("se puede añadir después");
    if (terms.campaign?.until || terms.campaign?.endless)
      expect(unpublished(offer)).not.toContain("hasta qué día dura");
  }
});

test("an interest is no gift, and no money that somebody invests", () => {
  const interest = ({ terms }: Offer) => terms.gives.every(({ rate }) => rate !== undefined);
  for (const { landing, value } of offers.filter(interest)) {
    expect([value.blocked, value.atRisk]).toEqual([[], undefined]);
    expect(JSON.stringify(landing)).not.toMatch(/regalo|invert/i);
  }
});

test("only cash is a sum of money: what comes in another form is told apart", () => {
  for (const { terms, value } of offers) {
    const [gain] = terms.gives.filter(({ to }) => to === "you");
    if (!gain?.money || !gain.form || gain.form === "cash") continue;
    expect(value.gain.kind).toBe("unknown");
  }
});
