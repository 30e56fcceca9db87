import { readSite } from "@/lib/config/site";
import { consentChoices, consentQuestion } from "@/lib/copy/consent";
import type { LegalDocument } from "@/lib/copy/legal";
import { methodology } from "@/lib/copy/methodology";
import { privacy } from "@/lib/copy/privacy";
import { terms } from "@/lib/copy/terms";
import { plain, sampleOffer } from "../offers/sample";

type Environment = Parameters<typeof readSite>[0];

/** The text of a page, or of one of its sections, with ordinary spaces. */
function words(document: LegalDocument, id?: string): string {
  return plain(JSON.stringify(id ? document.sections.filter((section) => section.id === id) : document));
}

const owner = {
  NEXT_PUBLIC_OWNER_NAME: "Ejemplo, S. L.",
  NEXT_PUBLIC_OWNER_TAX_ID: "B12345674",
  NEXT_PUBLIC_OWNER_ADDRESS: "Calle Mayor 1, 28013 Madrid",
  NEXT_PUBLIC_OWNER_REGISTRY: "Registro Mercantil de Madrid, hoja M-1",
};
const analytics = { NEXT_PUBLIC_ENABLE_ANALYTICS: "true", NEXT_PUBLIC_ANALYTICS_ID: "G-ABC1234567" };
const sentry = { NEXT_PUBLIC_SENTRY_DSN: "https://key@sentry.example/1" };

test.each<[Environment, string[]]>([
  [{}, []],
  [analytics, ["Google"]],
  // It is the host.
  [{ VERCEL: "1" }, ["Vercel"]],
  // Without an id gtag measures nothing, and only Vercel has Vercel's scripts.
  [{ NEXT_PUBLIC_ENABLE_ANALYTICS: "true" }, []],
  [sentry, ["Sentry"]],
  [{ ...analytics, ...sentry, VERCEL: "1" }, ["Google", "Vercel", "Sentry"]],
])("with %j the privacy policy names the recipients %j and no others", (env, used) => {
  const policy = privacy(readSite({ ...env, NODE_ENV: "production" }));
  for (const name of ["Google", "Vercel", "Sentry"]) {
    if (used.includes(name)) expect(words(policy, "destinatarios")).toContain(name);
    else expect(words(policy)).not.toContain(name);
  }
});

test.each<[Environment, RegExp]>([
  [owner, /^(?!.*(titular[^.]*todavía|Falta|undefined))/],
  [
    {},
    /todavía no dice quién es su titular: no está configurado\. Faltan por indicar: nombre o razón social, NIF y domicilio\./,
  ],
  [{ ...owner, NEXT_PUBLIC_OWNER_TAX_ID: "" }, /todavía no está completa\. Falta por indicar: NIF\./],
  [{ ...owner, NEXT_PUBLIC_CONTACT_PHONE: "+34 900 000 000" }, /es un ejemplo y no lo lee nadie/],
  [{ ...owner, NEXT_PUBLIC_OWNER_REGISTRY: "" }, /^(?!.*(titular[^.]*todavía|Datos registrales))/],
])("with %j the terms and the privacy policy say who runs the site", (env, owner) => {
  expect(words(terms(readSite(env)), "quienes-somos")).toMatch(owner);
  expect(words(privacy(readSite(env)), "responsable")).toMatch(owner);
  for (const value of Object.values(env))
    expect(words(terms(readSite(env)), "quienes-somos")).toContain(value);
});

test.each([
  ["NEXT_PUBLIC_CONTACT_EMAIL", "hola@españa.es", "mailto:hola@xn--espaa-rta.es"],
  ["NEXT_PUBLIC_CONTACT_PHONE", "+34 (900) 00-00.00", "tel:+34900000000"],
])("%s=%s is shown as written, and its link is one that programs follow", (name, value, url) => {
  const document = words(terms(readSite({ [name]: value })), "quienes-somos");
  expect(document).toContain(JSON.stringify({ link: value, url }));
});

const services = { sentry: { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" } };

test.each([
  [{}, false, false],
  [{ google: "G-1" }, "Google Analytics", false],
  [{ vercel: true as const }, "Vercel", false],
  [services, false, true],
  [{ ...services, google: "G-1", vercel: true as const }, "Google Analytics y Vercel", true],
])(
  "the banner for %j says who measures: %s, and whether visits are recorded: %s",
  (used, measurer, recorded) => {
    for (const mode of ["informed", "required"] as const) {
      const text = Object.values(consentQuestion(used, mode)).join("");
      // What is measured and recorded is named once, at the end.
      const measured = recorded
        ? /(?:aceptas,| que) ((?:Google|Vercel)[\w ]*?) mid(?:e|en|a|an) y (?:que )?Sentry grab[ae] visitas/
        : /(?:aceptas,| que) ((?:Google|Vercel)[\w ]*?) mid(?:e|en|a|an) visitas/;
      expect(measured.exec(text)?.[1] ?? false).toBe(measurer);
      expect(/Sentry grab[ae] visitas y errores/.test(text)).toBe(recorded);
      // Both name the log of pressed buttons; with what waits for a yes there is less room.
      const kept = measurer || recorded ? "qué ves, qué pulsas" : "qué versión ves, qué botones pulsas";
      const own =
        mode === "informed"
          ? `Guardamos ${kept} y, para el proveedor, cómo llegaste; puedes rechazarlo.`
          : "¿Nos dejas guardar datos en tu navegador para comparar versiones, anotar tus clics y decir al proveedor cómo llegaste?";
      expect(text.startsWith(own)).toBe(true);
    }
  },
);

test("the preferences have one switch a purpose, and say what is on from the start", () => {
  const choices = (used: object, mode: "informed" | "required") =>
    consentChoices(used, mode).map(({ purpose, already }) => `${purpose}${already ? "!" : ""}`);
  expect(choices({}, "informed")).toEqual(["records!", "campaign!"]);
  expect(choices({ ...services, google: "G-1" }, "required")).toEqual([
    "records",
    "campaign",
    "measurement",
    "replay",
  ]);
});

test.each([true, false])(
  "with links of the owner's, %s, the methodology says what holds without one",
  (hasInvitation) => {
    const text = JSON.stringify(methodology(readSite({}), [sampleOffer({ hasInvitation })]));
    expect(/no tengamos|no tenemos enlace/.test(text)).toBe(!hasInvitation);
  },
);

test.each(["https://a.es", "http://localhost:3000"])(
  "what is kept before an answer at %s rests on no legitimate interest (LSSI art. 22.2)",
  (NEXT_PUBLIC_SITE_URL) => {
    const policy = privacy(readSite({ NEXT_PUBLIC_SITE_URL, STORAGE_CONSENT: "informed" }));
    const basis = words(policy, "base-juridica");
    expect(basis).toMatch(/la prueba A\/B y los registros .* empiezan en tu primera visita/);
    expect(basis).not.toMatch(/interés legítimo[^"]*(prueba A\/B|registros)/);
  },
);

test("the privacy policy says that campaign parameters go with every button, not with advertising alone", () => {
  const policy = privacy(readSite({}));
  expect(words(policy, "datos")).toContain(
    "con nuestra invitación o sin ella, se añaden a la dirección del proveedor",
  );
  expect(words(policy)).not.toContain("publicitario");
});

test.each<[Environment, string[]]>([
  [{}, []],
  [sentry, ["docs.sentry.io"]],
  [{ ...analytics, ...sentry }, ["support.google.com", "docs.sentry.io"]],
])("with %j the policy links where each service says how long it can keep data: %j", (env, hosts) => {
  const kept = words(privacy(readSite({ ...env, NODE_ENV: "production" })), "conservacion");
  expect([...kept.matchAll(/https:\/\/([^/"]+)/g)].map(([, host]) => host)).toEqual(hosts);
  expect(kept.includes("hasta que acaba el plazo de conservación")).toBe(hosts.length > 0);
});
