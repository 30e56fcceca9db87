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
const byName = {
  "sign-up": signUp,
  open,
  contract,
  enrol,
  verify,
  "link-card": linkCard,
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
};

export const verbs = Object.values(byName);

/** What each verb asks for, in an editor's words: «Ingresar dinero, que sigue siendo tuyo.» */
export const verbWords: Readonly<Record<string, string>> = Object.fromEntries(
  verbs.map(({ name, schema }) => [name, schema.shape.do.description ?? ""]),
);

/** One thing that an offer asks for. */
export type Ask = z.output<(typeof verbs)[number]["schema"]>;

const { "sign-up": first, ...others } = byName;

/** The verbs' schemas, as a union takes them: at least one. */
export const askSchemas = [first.schema, ...Object.values(others).map(({ schema }) => schema)] as const;

/** The same records, each under the name that it has itself. */
const records: { readonly [Name in Ask["do"]]: Verb<Extract<Ask, { do: Name }>> } = byName;

/** The record of a verb. */
export const verbOf = (ask: Ask): Verb<Ask> => records[ask.do];
