/** Paths of the indexable pages that belong to no offer. */
export const pagePaths = {
  plan: "/plan",
  comparison: "/comparar",
  glossary: "/glosario",
  methodology: "/metodologia",
  changes: "/cambios",
} as const;

/** One of these paths. */
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths];

/** A path that no route matches: it is deeper than all routes with parameters, which would decode it. */
export const missingPath = "/_missing/_/_/_/_";

/** The site's error page (`app/fallo`). It has no public address: the build puts it in the place of the framework's. */
export const failurePath = "/fallo";

/** The error pages of the framework, in English, with styles that a policy refuses. */
export const frameworkErrorPaths = ["/_global-error", "/500"] as const;

/** Records a refusal of cookies and records for a visitor without script. The edge answers it. */
export const refusalPath = "/legal/rechazar";

/** The privacy policy. */
export const privacyPath = "/legal/privacidad";
/** The id of the sentence in it that a recorded refusal leads to. */
export const refusedId = "rechazado";

/** The terms and conditions. */
export const termsPath = "/legal/terminos";

/** The names of the share pictures of the legal pages. */
export const legalPictureIds = { privacy: "privacidad", terms: "terminos" } as const;

/** The tools of an offer by the last segment of their address, in the order in which a visitor needs them. */
export const toolSegments = {
  eligibility: "me-la-daran",
  value: "valor",
  proof: "prueba",
  deadlines: "plazos",
  claim: "reclamar",
} as const;

/** A tool of an offer, as code calls it. */
export type ToolId = keyof typeof toolSegments;
/** All of them. */
export const toolIds = Object.keys(toolSegments) as ToolId[];

/** The path of a tool: `/paypal/me-la-daran`. */
export const toolPath = ({ detailPath }: { detailPath: `/${string}` }, tool: ToolId): `/${string}` =>
  `${detailPath}/${toolSegments[tool]}`;

/** The tools that answer a query with a page, by the last segment of its address. */
export const toolAnswers = { value: "calculo", deadlines: "fechas", claim: "fechas" } as const;

/** The path of a tool's answer: `/paypal/plazos/fechas`. */
export const toolAnswerPath = (
  offer: { detailPath: `/${string}` },
  tool: keyof typeof toolAnswers,
): `/${string}` => `${toolPath(offer, tool)}/${toolAnswers[tool]}`;

/** The files that tools make of a query, by the last segment of their address. */
export const toolFiles = { calendar: "calendario.ics", letter: "carta.txt" } as const;

/** The path of a tool's file: `/paypal/plazos/calendario.ics`. */
export const toolFilePath = (
  offer: { detailPath: `/${string}` },
  tool: ToolId,
  file: keyof typeof toolFiles,
): `/${string}` => `${toolPath(offer, tool)}/${toolFiles[file]}`;

/** The address of the form that chooses offers to compare: its last segment names no comparison. */
export const choiceSegment = "elegir";

/** Separator of offers in the path of a comparison. */
export const versus = "-vs-";

/** The list of all promotions; of one category, `/promociones/finanzas`. */
export const listPath = "/promociones";

/** Paths at which the tools that belong to no offer answer a query. */
export const siteAnswerPaths = {
  plan: `${pagePaths.plan}/calculo`,
  list: `${listPath}/lista`,
  choice: `${pagePaths.comparison}/${choiceSegment}`,
} as const;

/** The folder of the handler of all that is made per request: `/answers/plan/calculo` makes `/plan/calculo`. */
export const answerFolder = "/answers";

/** Query parameters of the list: `/promociones?filtro=sin-nomina&orden=antes&pagina=2`. */
export const listNames = {
  search: "buscar",
  filter: "filtro",
  category: "tipo",
  order: "orden",
  page: "pagina",
} as const;

/** Query parameters for a visitor's own amounts: `/indexa-capital/valor?importe=15.000`. */
export const assumptionNames = ["importe", "comisiones"] as const;

/**
 * Query parameters of «Mi plan», by what they ask: with any of them, `/plan` shows an answer. Besides them an offer's id
 * asks for its day, and `costField` for what it may cost.
 */
export const planNames = {
  money: "dinero",
  otherMoney: "otro",
  customer: "cliente",
  start: "inicio",
  former: "fui",
  spent: "gasto",
  invest: "invertir",
  salary: "nomina",
  bills: "recibos",
  line: "linea",
} as const;

/** The amounts that «Mi plan» offers, in euros: each has a share picture. */
export const planAmounts = [0, 100, 500, 2000] as const;

/** The name of the share picture of a plan with one of these amounts. */
export const planPictureId = (money: number) => `plan-${money}`;

/** The query parameter of a comparison, once for each offer. */
export const comparedParameter = "oferta";

/** Query parameters of «Plazos»: the day of signing up, or a quick pick of it in days before today. */
export const deadlineNames = { signUp: "alta", ago: "hace" } as const;

/** Query parameters of «Reclamar»: `/paypal/reclamar?alta=2026-11-01&hecho=no-llega&desde=2026-12-05`. */
export const claimNames = {
  signUp: deadlineNames.signUp,
  ago: deadlineNames.ago,
  grievance: "hecho",
  since: "desde",
  written: "escrito",
  answered: "respuesta",
} as const;

/** The feeds of all changes: Atom, and JSON Feed. */
export const feedPaths = { atom: "/cambios.atom", json: "/cambios.json" } as const;

/** The feed of one offer's changes. */
export const offerFeedPath = ({ id }: { id: string }) => `/${id}.atom`;

/** The open data: as JSON, as a table (CSV), and the JSON's schema. */
export const openDataPaths = {
  data: "/ofertas.json",
  table: "/ofertas.csv",
  schema: "/ofertas.schema.json",
} as const;

/** The Markdown twins of pages, as handlers: `/files/markdown/paypal` makes `/paypal.md`. */
export const twinFolder = "/files/markdown/";

/**
 * Stands in a twin where the page's own text belongs, until the build has finished the page and makes the text of it
 * (`scripts/lean/pages.ts`). In development it stays.
 */
export const TWIN_TEXT = "(The page's text: only `npm run build` makes Markdown of it.)";

/** Media types of the files that are generated for machines, beside the Markdown twins of pages. */
export const fileTypes = {
  [feedPaths.atom]: "application/atom+xml",
  [feedPaths.json]: "application/feed+json",
  [openDataPaths.data]: "application/json",
  [openDataPaths.table]: "text/csv",
  [openDataPaths.schema]: "application/schema+json",
  "/llms.txt": "text/plain",
} as const;

/** The parameter that makes a calendar a file to download instead of a subscription. */
export const calendarDownload = "descargar";

/** The calendar of several offers. */
export const calendarOfAll = "/mis-plazos.ics";

/** The path of a calendar; `days` are its parameters, as days of signing up: `/mis-plazos.ics?paypal=2026-11-22`. */
export function calendarPath(days: Readonly<Record<string, string>>): string {
  return `${calendarOfAll}?${new URLSearchParams(days)}`;
}

/** The path of the same calendar as a file to download. */
export const downloadPath = (path: string) => `${path}&${calendarDownload}=si`;
