import { isMap, isSeq, parseDocument, visit } from "yaml";
import { readDocument } from "@/lib/catalogue/document";
import { type Finding, findingsText } from "@/lib/catalogue/finding";
import { alternatives } from "@/lib/offers/terms/asks";
import { gain } from "@/lib/offers/terms/gain";
import { termsSchema } from "@/lib/offers/terms/schema";
import { verbs, verbWords } from "@/lib/offers/terms/verbs";
import {
  type Prompter,
  type Option,
  askField,
  askRecord,
  type Field,
  fieldsIn,
  pick,
} from "./field-question";

/** What an editor says of a promotion, as its file writes it. */
interface InterviewAnswers {
  campaign: object;
  invitation: object;
  who: object;
  asks: object[];
  gives: object[];
  sources: object[];
}

/** The file of a new offer with what an editor has said of it, and no more: each entry on one line. */
export function answeredFileText(template: string, told: Partial<InterviewAnswers>): string {
  const document = parseDocument(template);
  visit(document, {
    Node: (_, node) => void Object.assign(node, { comment: null, commentBefore: null, spaceBefore: false }),
  });
  document.commentBefore = " yaml-language-server: $schema=schema.json";
  const { campaign = {}, sources = [], ...rest } = told;
  for (const [name, value] of Object.entries(rest)) document.set(name, document.createNode(value));
  const insert = (name: string, value: object | string, before: string) => {
    const map = document.contents;
    if (!isMap(map) || Object.keys(value).length === 0) return;
    const place = map.items.findIndex(({ key }) => String(key) === before);
    map.items.splice(place, 0, document.createPair(name, value));
  };
  insert("campaign", campaign, "invitation");
  // What can lose its value needs its warning.
  const isRisky = verbs.some(
    (verb) => verb.isRisky && told.asks?.some((ask) => Object(ask).do === verb.name),
  );
  if (isRisky && !document.has("risk")) insert("risk", "investment", "officialUrl");
  insert("sources", sources, "protection");
  for (const name of ["campaign", "invitation", "who"]) flow(document.get(name));
  for (const name of ["asks", "gives", "sources"]) {
    const list = document.get(name);
    if (isSeq(list)) for (const item of list.items) flow(item);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Writes a record on one line. */
const flow = (node: unknown) => Object.assign(Object(node), { flow: true });

/** The alternatives of which one is enough, beside the verbs. */
const ANY = { name: "any", words: "Basta con una de varias cosas: se preguntan una a una." };

/** Things that belong together in one of the alternatives. */
const ALL = { name: "all", words: "Varias cosas, todas ellas, en esta alternativa: se preguntan una a una." };

const verbOptions: readonly Option[] = Object.entries(verbWords).map(([name, words]) => ({ name, words }));

/** Asks for one verb and its fields; undefined if there is no more to ask for. */
async function askVerb(
  asking: Prompter,
  question: string,
  known: readonly object[],
  options: readonly Option[],
): Promise<object | undefined> {
  const name = await pick(asking, question, options, known.length > 0);
  const verb = verbs.find((one) => one.name === name);
  if (name === ALL.name) return { all: await askSeveral(asking, "Cosa", verbOptions) };
  if (!verb)
    return name
      ? {
          any: await askSeveral(asking, "Alternativa", [...verbOptions, ALL]),
          ...(await askRecord(asking, alternatives, { without: ["do", "any"] })),
        }
      : undefined;
  const isAgain = known.some((one) => Object(one).do === name);
  const more = await askRecord(asking, verb.schema, {
    // What few promotions have is left to the manual.
    without: ["do", "source", "later", "not", ...(isAgain ? [] : ["id"])],
  });
  return { do: verb.name, ...more };
}

/** Asks for at least two things: alternatives, or what belongs together in one. */
const askSeveral = (asking: Prompter, what: string, options: readonly Option[]) =>
  entries(asking, (all) => {
    const words = `${what} n.º ${all.length + 1}${all.length > 1 ? "; Intro, si no hay más" : ""}.`;
    return askVerb(asking, words, all.length > 1 ? all : [], options);
  });

const gainField = (field: Field) => !["to", "most", "limitedBy"].includes(field.name);
/** What a gain can be, before what every gain may say: `called`, `form`. */
const gainFields = fieldsIn(gain).filter(gainField);
const gainKinds = gainFields.slice(
  0,
  gainFields.findIndex(({ name }) => name === "called"),
);

/** Asks for a gain of one side; undefined if there is none, or no more. */
async function askGain(asking: Prompter, to: "you" | "inviter", question: string) {
  const options = gainKinds.map(({ name, info }) => ({ name, words: info.description ?? "" }));
  const name = await pick(asking, question, options, true);
  const kind = gainKinds.find((field) => field.name === name);
  if (!kind) return undefined;
  const value = await askField(asking, { ...kind, isRequired: true });
  const others = gainKinds.filter((field) => field !== kind).map((field) => field.name);
  const first = to === "you" ? ["form", "when", "tax"] : ["tax", "most"];
  const without = ["to", kind.name, ...others, ...(to === "you" ? ["most"] : [])];
  return { to, [kind.name]: value, ...(await askRecord(asking, gain, { first, without })) };
}

/** Asks for entry after entry, each again while the file would be wrong because of it. */
async function entries(
  { say }: Prompter,
  next: (all: readonly object[]) => Promise<object | undefined>,
  faultsWith: (all: readonly object[]) => readonly Finding[] = () => [],
): Promise<object[]> {
  const all: object[] = [];
  for (let entry = await next(all); entry; entry = await next(all)) {
    const faults = faultsWith([...all, entry]);
    if (faults.length === 0) all.push(entry);
    else say(`Otra vez, porque así no vale:\n${findingsText(faults)}`);
  }
  return all;
}

/** What goes back to the question before. */
const BACK = /^atr[aá]s$/i;

/** Asks for all that a promotion asks and gives, in the order of its file. Nothing is written. */
export async function interview(asking: Prompter, id: string, template: string): Promise<InterviewAnswers> {
  const given: string[] = [];
  // One step back: all is asked again, and every answer but the last is the one that was given.
  for (;;) {
    let place = 0;
    let isBack = false;
    const ask: Prompter["ask"] = async (question, preset, fault) => {
      const known = given[place];
      place += 1;
      if (known !== undefined) return known;
      const typed = await asking.ask(question, preset, (answer) =>
        BACK.test(answer.trim()) && given.length > 0 ? undefined : fault(answer),
      );
      isBack = BACK.test(typed.trim()) && given.length > 0;
      if (isBack) throw new Error("back");
      given.push(typed);
      return typed;
    };
    const say: Prompter["say"] = (text) => place >= given.length && asking.say(text);
    try {
      return await interviewOnce({ ask, say }, id, template);
    } catch (error) {
      if (!isBack) throw error;
      given.pop();
    }
  }
}

async function interviewOnce(asking: Prompter, id: string, template: string): Promise<InterviewAnswers> {
  const { say } = asking;
  const { campaign: days, invitation: travels, who: people, sources: read } = termsSchema.shape;
  const told: InterviewAnswers = { campaign: {}, invitation: {}, who: {}, asks: [], gives: [], sources: [] };
  const faults = (more: Partial<InterviewAnswers>, part: string, place: number) => {
    const unknown = more.gives ? [] : [{ to: "you", money: "unknown" }];
    const text = answeredFileText(template, {
      ...told,
      ...(unknown.length > 0 && { gives: unknown }),
      ...more,
    });
    const isAt = ({ field }: Finding) => field === part || field.startsWith(`${part}.${place}`);
    return readDocument(id, text).findings.filter(isAt);
  };
  say("«atrás» vuelve a la pregunta anterior.\nCuándo: los días en que admite altas, y cuántas.");
  told.campaign = await askRecord(asking, days.unwrap());
  say("La invitación.");
  told.invitation = await askRecord(asking, travels, { first: ["by"] });
  say("Para quién es.");
  told.who = await askRecord(asking, people, { first: ["fresh"] });
  say("Lo que pide, en su orden. Lo primero, cómo te haces cliente.");
  told.asks = await entries(
    asking,
    (all) => {
      const question = all.length === 0 ? "¿Qué pide primero?" : "¿Qué más pide? Intro, si nada más.";
      return askVerb(asking, question, all, [...verbOptions, ANY]);
    },
    (all) => faults({ asks: [...all] }, "asks", all.length - 1),
  );
  say(`Lo que da. Lo que se pide se nombra así: ${told.asks.map((one) => namesOf(one)).join(", ")}.`);
  for (const [to, words] of [
    ["you", "¿Qué recibe quien se registra?"],
    ["inviter", "¿Qué recibe quien invita?"],
  ] as const) {
    const before = told.gives;
    const question = (all: readonly object[]) =>
      `${all.length > 0 ? `${words.slice(0, -1)}, además?` : words} Intro, si nada${all.length > 0 ? " más" : ""}.`;
    const more = await entries(
      asking,
      (all) => askGain(asking, to, question(all)),
      (all) => faults({ gives: [...before, ...all] }, "gives", before.length + all.length - 1),
    );
    told.gives = [...before, ...more];
  }
  if (told.gives.length === 0) told.gives = [{ to: "you", money: "unknown" }];
  say("De dónde sale.");
  const list = read.unwrap();
  // A new file has no texts yet that could name it, nor who stands behind it.
  const source = await askRecord(asking, list.element.omit({ cited: true, label: true }));
  if (Object.keys(source).length > 0) told.sources = [source];
  return told;
}

/** How other parts of the file name something that it asks for. */
const namesOf = (one: object): string => {
  const { id, do: verb, any, all = any } = Object(one);
  return all ? [...(id ? [id] : []), ...all.map(namesOf)].join(", ") : (id ?? verb);
};
