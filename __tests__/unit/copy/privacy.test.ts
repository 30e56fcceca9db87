import type { LegalDocument } from "@/lib/copy/legal";
import { privacy } from "@/lib/copy/privacy";
import { readSite } from "@/lib/config/site";
import { plain } from "../offers/texts";
import { words } from "./legal-words";

type Environment = Parameters<typeof readSite>[0];

const analytics = { NEXT_PUBLIC_ENABLE_ANALYTICS: "true", NEXT_PUBLIC_ANALYTICS_ID: "G-1" };
const sentry = { NEXT_PUBLIC_SENTRY_DSN: "https://key@sentry.example/1" };

/** The row of the tables that begins so. */
function row({ sections }: LegalDocument, name: string): readonly string[] | undefined {
  const blocks = sections.flatMap((section) => section.blocks);
  const rows = blocks.flatMap((block) =>
    typeof block === "object" && "table" in block ? block.table.rows : [],
  );
  return rows.find(([first]) => first === name);
}

test("the privacy policy has the thirteen sections, in order", () => {
  expect(privacy(readSite({})).sections.map(({ title }) => title)).toEqual([
    "Responsable del tratamiento",
    "Datos que tratamos",
    "Finalidades",
    "Base jurídica",
    "Analítica y cookies",
    "Destinatarios",
    "Transferencias internacionales",
    "Plazos de conservación",
    "Enlaces de terceros",
    "Seguridad",
    "Tus derechos",
    "Cambios en esta política",
    "Contacto",
  ]);
});

describe("what the privacy policy must say in every configuration", () => {
  test.each([{}, { STORAGE_CONSENT: "required" }, { ...analytics, ...sentry }])("%j", (env) => {
    const said = privacy(readSite(env));
    for (const sentence of [
      "No hay formularios de registro ni áreas privadas",
      "un aviso en tu primera visita y un icono flotante",
      "Reglamento (UE) 2016/679",
      "Ley Orgánica 3/2018",
      "Ley 34/2002",
      '"Agencia Española de Protección de Datos","url":"https://www.aepd.es/"',
      "el proveedor de alojamiento recibe tu dirección IP",
      "No vendemos datos",
      "cláusulas contractuales tipo",
    ])
      expect(words(said)).toContain(sentence);
    for (const id of ["transferencias", "conservacion"]) expect(words(said, id)).not.toMatch(/[Ee]scríbenos/);
  });

  test.each([
    ["cc_cookie", "365 días como máximo"],
    ["theme", "Hasta que lo borres"],
    ["ab_variant", "180 días como máximo"],
    ["ab_tracking_data", "Las últimas 100 entradas"],
    ["referral_clicks", "Las últimas 50 entradas"],
    ["utm_data", "Se usa durante 30 días"],
    ["last_utm_source", "Se usa durante 30 días"],
    ["last_utm_timestamp", "Se usa durante 30 días"],
    ["last_refsrc", "Se usa durante 30 días"],
  ])("%s is kept for %s", (name, limit) => {
    expect(plain(row(privacy(readSite({})), name)?.[3] ?? "")).toContain(limit);
  });
});

describe("what the privacy policy says of each configuration", () => {
  const names = { google: /Google|_ga\b/, vercel: /Vercel/, sentry: /Sentry|sentryReplay/ };
  type Name = keyof typeof names;

  test.each<[string, Environment, Name[]]>([
    ["nothing", {}, []],
    ["an analytics id without the flag", { NEXT_PUBLIC_ANALYTICS_ID: "G-1" }, []],
    ["analytics", analytics, ["google", "vercel"]],
    ["analytics without an id", { NEXT_PUBLIC_ENABLE_ANALYTICS: "true" }, ["vercel"]],
    ["error reporting", sentry, ["sentry"]],
    ["both", { ...analytics, ...sentry }, ["google", "vercel", "sentry"]],
  ])("%s: names what is used and nothing else", (_which, env, used) => {
    const said = privacy(readSite(env));
    const ids = [
      "datos",
      "finalidades",
      "analitica-y-cookies",
      "destinatarios",
      "transferencias",
      "conservacion",
    ];
    for (const name of Object.keys(names) as Name[]) {
      if (used.includes(name)) for (const id of ids) expect(words(said, id)).toMatch(names[name]);
      else expect(words(said)).not.toMatch(names[name]);
    }
    expect(words(said).includes("Hoy este sitio no usa analítica.")).toBe(!used.includes("vercel"));
    expect(words(said).includes("Hoy este sitio no usa ningún servicio de aviso de errores.")).toBe(
      !used.includes("sentry"),
    );
    expect(words(said, "base-juridica").includes("La analítica: tu consentimiento")).toBe(
      used.includes("vercel"),
    );
    expect(words(said, "base-juridica").includes("grabación de sesiones")).toBe(used.includes("sentry"));
  });

  test.each([
    [
      "informed",
      "desde tu primera visita, antes de que elijas",
      "registros que se guardan en tu navegador: nuestro interés legítimo",
    ],
    [
      "required",
      "Nada de esta lista se guarda antes de que elijas, salvo el tema",
      "registros que se guardan en tu navegador: tu consentimiento",
    ],
  ])("%s storage: when it starts and why it may", (storageConsent, start, basis) => {
    const said = privacy(readSite({ STORAGE_CONSENT: storageConsent }));
    expect(words(said, "analitica-y-cookies")).toContain(start);
    expect(words(said, "base-juridica")).toContain(basis);
  });
});
