import type { Context, Joining } from "../terms/context";
import type { AskEntry } from "../terms/asks";
import type { Terms } from "../terms/schema";

const signUp: Joining = {
  imperative: "Regístrate",
  infinitive: "registrarte",
  third: "se registra",
  signUp: "registrarte",
  mine: "registrarme",
  signingUp: "te registras",
  event: "el registro",
  joined: "una cuenta ya abierta",
  withIt: "registrarte con él",
  before: "registrarte",
};

const contract: Joining = {
  imperative: "Date de alta",
  infinitive: "darte de alta",
  third: "se da de alta",
  signUp: "darte de alta",
  mine: "darme de alta",
  signingUp: "te das de alta",
  event: "el alta",
  joined: "una línea ya contratada",
  withIt: "darte de alta con él",
  before: "contratar",
};

const open = (what: string): Joining => ({
  ...signUp,
  imperative: `Abre ${what}`,
  infinitive: `abrir ${what}`,
  third: what === "la cuenta" ? "abre su cuenta" : `abre ${what}`,
  before: "abrir la cuenta",
});

/** Whether an ask is how one becomes a customer. */
export function isJoining(entry: AskEntry): boolean {
  if (entry.do === "contract") return entry.what === "telecom";
  return entry.do === "sign-up" || entry.do === "open";
}

/** How sentences speak of becoming a customer of an offer: by the first ask that is a way to do so. */
export function joiningOf({ asks }: Terms): Joining {
  const first = asks.find(isJoining);
  if (first?.do === "open") return open(first.what ?? "la cuenta");
  return first?.do === "contract" ? contract : signUp;
}

/** What sentences call an invitation, by how it travels. */
const invitations = {
  link: {
    by: "{link}",
    client: "el enlace de un cliente",
    ask: "un enlace de invitación",
    loses: "no usas un enlace de invitación",
  },
  code: {
    by: "el código de un cliente",
    client: "el código de un cliente",
    ask: "un código de invitación",
    loses: "no usas un código de invitación",
  },
  "inviter-id": {
    by: "el DNI de quien te invita",
    client: "el DNI de un cliente",
    ask: "su DNI",
    loses: "no das el DNI de quien te invita",
  },
  branch: {
    by: "la invitación de un cliente",
    client: "la invitación de un cliente",
    ask: "una invitación",
    loses: "no llegas con la invitación de un cliente",
  },
} as const;

/** What sentences call the invitation of an offer; undefined if there is none. */
export function invitationWords({ invitation: { by } }: Terms): Context["invitation"] {
  return by === "none" ? undefined : invitations[by];
}
