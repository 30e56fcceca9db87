import { stringify } from "yaml";
import { allFields } from "@/lib/offers/field-info";
import { setEnabled, set, verify } from "./change";
import { changes } from "./diff";
import { readState, Refusal, type Work } from "./work";

interface Field {
  id: string;
  label: string;
  description: string;
  placeholder?: string;
  optional?: boolean;
}

interface Form {
  file: string;
  name: string;
  description: string;
  fields: readonly Field[];
  /** Does what the form asks, with the answers in the order of its fields. */
  apply(work: Work, answers: readonly string[]): unknown;
}

const offer: Field = {
  id: "oferta",
  label: "Oferta",
  description: "Su nombre corto, el del final de su dirección en la web.",
  placeholder: "paypal",
};

/** The fields that a form may set: figures and dates of the schema, beside the facts of each offer. */
function settable(): string {
  const fields = allFields().flatMap(({ path, info: { kind, label } }) =>
    path.length === 1 && path[0] !== "verifiedOn" && (kind === "figure" || kind === "date")
      ? [`${path.join(".")} (${label})`]
      : [],
  );
  return [...new Set(fields)].join(", ");
}

const forms: readonly Form[] = [
  {
    file: "cambiar-cifra.yml",
    name: "Cambiar una cifra",
    description: "La web oficial dice ahora otra cifra u otra fecha",
    get fields() {
      return [
        offer,
        {
          id: "dato",
          label: "Dato",
          description: `Su nombre en el fichero de la oferta: uno de «facts», como bonus, o ${settable()}.`,
          placeholder: "bonus",
        },
        { id: "valor", label: "Valor nuevo", description: "Con su unidad, o la fecha.", placeholder: "20 €" },
        {
          id: "nota",
          label: "Qué ha cambiado",
          description: "Una frase para el historial público, con la cifra de antes y la de ahora.",
          placeholder: "El regalo sube de 10 € a 20 €.",
        },
      ];
    },
    apply: (work, [id = "", name = "", value = "", note = ""]) => set(work, [id, name, value], note),
  },
  {
    file: "comprobada-hoy.yml",
    name: "Comprobada hoy",
    description: "Has abierto hoy su web oficial, y todo sigue igual",
    fields: [
      offer,
      { id: "fuente", label: "Dónde lo has visto", description: "La dirección de su web oficial." },
    ],
    apply: (work, [id = ""]) => verify(work, [id]),
  },
  {
    file: "ha-terminado.yml",
    name: "Ha terminado",
    description: "La promoción ya no se puede conseguir",
    fields: [
      offer,
      {
        id: "dia",
        label: "Último día",
        description:
          "Si su web oficial lo dice: 2026-10-31. La página se queda, sin botón. Vacío: se retira de la web.",
        optional: true,
      },
    ],
    apply: (work, [id = "", day = ""]) =>
      day ? set(work, [id, "validUntil", day]) : setEnabled(work, [id], false),
  },
];

/** The issue forms by path, made from the schema: `npm run offers` writes them. */
export function formFiles(): Record<string, string> {
  const files = forms.map(({ file, name, description, fields }) => {
    const body = fields.map(({ id, label, optional, ...attributes }) => ({
      ...{ type: "input", id, attributes: { label, ...attributes }, validations: { required: !optional } },
    }));
    const head = { name, description, title: `${name}: `, labels: ["oferta"], body };
    return [`.github/ISSUE_TEMPLATE/${file}`, stringify(head, { lineWidth: 0 })];
  });
  return Object.fromEntries(files) as Record<string, string>;
}

const EMPTY = "_No response_";

/** What somebody wrote in a form, by label; undefined if the text is no form. Throws a `Refusal` on a doubtful one. */
export function readForm(text: string): { form: Form; answers: string[] } | undefined {
  const parts = text.replaceAll("\r\n", "\n").split(/^### /m);
  const [before = "", ...sections] = parts;
  const entered = sections.map((section): [label: string, answer: string] => {
    const [label = "", ...lines] = section.split("\n");
    const answer = lines.join("\n").trim();
    return [label.trim(), answer === EMPTY ? "" : answer];
  });
  const labels = entered.map(([label]) => label);
  const form = forms.find(({ fields }) => fields.map(({ label }) => label).join("\n") === labels.join("\n"));
  if (!form || before.trim() !== "") return undefined;
  const answers = entered.map(([label, answer], place) => {
    // No line ends, control characters or invisible ones.
    if (answer.length > 400 || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(answer))
      throw new Refusal(`«${label}»: escribe una sola línea de 400 caracteres como máximo.`);
    if (answer === "" && !form.fields[place]?.optional) throw new Refusal(`Falta «${label}».`);
    return place === 0 ? answer.toLowerCase() : answer;
  });
  return { form, answers };
}

/** What came of a form: nothing if the text is none; else what to answer, and whether the offers have changed. */
export type Outcome = { kind: "none" } | { kind: "changed" | "refused"; title: string; words: string };

/** Does what an issue's form asks with the editors' own tool. */
export async function applyForm(work: Work, text: string): Promise<Outcome> {
  const lines: string[] = [];
  const quiet: Work = { ...work, say: (line) => void lines.push(line) };
  let title = "";
  try {
    const read = readForm(text);
    if (!read) return { kind: "none" };
    title = `${read.form.name}: ${read.answers[0]}`;
    const before = readState(work).sources.texts;
    await read.form.apply(quiet, read.answers);
    const after = readState(work).sources.texts;
    const isSame = Object.entries(after).every(([id, source]) => before[id] === source);
    if (isSame) return { kind: "refused", title, words: lines.join("\n") || "No cambia nada." };
    return {
      kind: "changed",
      title,
      words: changes(work).join("\n") || "Se anota que hoy se ha comprobado.",
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "refused", title, words: error.message };
  }
}
