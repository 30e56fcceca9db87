import { correctionLetter } from "@/lib/site/corrections";
import { catalogue } from "@/lib/offers";

/** A mailto address as a mail program reads it. */
function read(address: string) {
  const [, to = "", query = ""] = /^mailto:([^?]+)\?(.+)$/.exec(address) ?? [];
  const fields = query.split("&").map((pair) => pair.split("=").map(decodeURIComponent));
  return { to, ...Object.fromEntries(fields) } as { to: string; subject: string; body: string };
}

test.each(catalogue.all)("$id: the letter names offer, version and page", (offer) => {
  const { to, subject, body } = read(correctionLetter(offer));
  expect(to).toBe("contacto@planamigo.example");
  expect(subject).toBe(`Error en la ficha de ${offer.brand}`);
  expect(body.split("\r\n")).toEqual([
    `Promoción: ${offer.brand} (${offer.id})`,
    `Comprobada: ${offer.verifiedOn}`,
    `Último cambio: ${offer.history.at(-1)?.date}`,
    `Página: http://localhost:3000${offer.detailPath}`,
    "",
    "Qué está mal y dónde lo has visto:",
    "",
  ]);
});

test("no sign of a name breaks the address", () => {
  const [offer] = catalogue.all;
  const address = correctionLetter({ ...offer!, brand: "A & B? #1 = 50%+\n«ñ»" });
  expect(address).toMatch(/^mailto:[\w@.]+\?subject=[\w%.!~*'()-]+&body=[\w%.!~*'()-]+$/);
  expect(read(address).subject).toBe("Error en la ficha de A & B? #1 = 50%+\n«ñ»");
});
