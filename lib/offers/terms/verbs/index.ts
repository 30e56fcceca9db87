import type { z } from "zod";
import type { Verb } from "../ask";
import { bills } from "./bills";
import { buy } from "./buy";
import { campaign } from "./campaign";
import { check } from "./check";
import { contract } from "./contract";
import { deposit } from "./deposit";
import { enrol } from "./enrol";
import { habit } from "./habit";
import { invest } from "./invest";
import { keep } from "./keep";
import { linkCard } from "./link-card";
import { open } from "./open";
import { port } from "./port";
import { salary } from "./salary";
import { signUp } from "./sign-up";
import { trade } from "./trade";
import { verify } from "./verify";

/** What offers can ask for, in the order of the manual. A new verb is one file and its line here. */
export const verbs = [
  signUp,
  open,
  contract,
  enrol,
  verify,
  linkCard,
  deposit,
  keep,
  buy,
  trade,
  invest,
  salary,
  bills,
  habit,
  port,
  campaign,
  check,
] as const;

type Verbs = typeof verbs;

/** What each verb asks for, in an editor's words: «Ingresar dinero, que sigue siendo tuyo.» */
export const verbWords: Readonly<Record<string, string>> = Object.fromEntries(
  verbs.map(({ name, schema }) => [name, schema.shape.do.description ?? ""]),
);

/** One thing that an offer asks for. */
export type Ask = z.output<Verbs[number]["schema"]>;

type SchemasOf<All extends readonly { schema: unknown }[]> = {
  -readonly [Place in keyof All]: All[Place]["schema"];
};

/** The verbs' schemas, as a union takes them. */
export const askSchemas = verbs.map(({ schema }) => schema) as unknown as SchemasOf<[...Verbs]>;

const byName = new Map<string, unknown>(verbs.map((verb) => [verb.name, verb]));

/** The record of a verb. */
export function verbOf(ask: Ask): Verb<Ask> {
  return byName.get(ask.do) as Verb<Ask>;
}
