import type { InvitationWords, Joining } from "../terms/context";
import { giverOf } from "../terms/people";
import type { Terms } from "../terms/schema";
import { joiningOf } from "./joining";

/** How an invitation travels. */
type Way = Exclude<Terms["invitation"]["by"], "none">;

/** Place where the code of an invitation is typed in. */
export function typedAt({ invitation: { typed } }: Terms, { signUp }: Joining): string {
  return typed ?? `al ${signUp}`;
}

/** What texts of an offer would call its invitation, by each way in which it could travel. */
export function invitationsBy(terms: Terms): Readonly<Record<Way, InvitationWords>> {
  const giver = giverOf(terms.invitation);
  const joining = joiningOf(terms);
  const { imperative, signUp } = joining;
  const link = {
    giver,
    by: "{link}",
    client: `el enlace de ${giver}`,
    has: `¿Tienes ya un enlace de invitación de ${giver} de {brand}?`,
    added: `el enlace de ${giver}`,
    ask: "un enlace de invitación",
    briefly: "un enlace",
    loses: "no usas un enlace de invitación",
    register: `${imperative} desde el enlace que te ha dado ${giver}.`,
    used: "El enlace o el código de invitación que usé es",
    message: "Pásame tu enlace de invitación",
    then: "Abre el enlace que te pase y date de alta desde él.",
  };
  return {
    link,
    "link-or-code": {
      ...link,
      by: `el enlace o el código de ${giver}`,
      client: `el enlace o el código de ${giver}`,
      has: `¿Tienes ya el enlace o el código de ${giver} de {brand}?`,
      added: `el enlace o el código de ${giver}`,
      ask: "un enlace o un código de invitación",
      briefly: "un enlace o un código",
      loses: "no usas un enlace o un código de invitación",
      register: `${imperative} desde el enlace que te ha dado ${giver}, o escribe su código ${typedAt(terms, joining)}.`,
      message: "Pásame tu enlace o tu código de invitación",
      then: `Abre el enlace que te pase y date de alta desde él, o escribe su código ${typedAt(terms, joining)}.`,
    },
    code: {
      giver,
      by: "{link}",
      client: `el código de ${giver}`,
      has: `¿Tienes ya el código de ${giver} de {brand}?`,
      added: "el código",
      ask: "un código de invitación",
      briefly: "un código",
      loses: "no usas un código de invitación",
      register: `Escribe al ${signUp} el código que te ha dado ${giver}: nosotros aún no tenemos.`,
      used: "El código de invitación que usé es",
      message: "Pásame tu código de invitación",
      then: `Escribe el código que te pase ${typedAt(terms, joining)}.`,
    },
    "inviter-id": {
      giver,
      by: "el DNI de quien te invita",
      client: "el DNI de un cliente",
      has: "¿Tienes ya el DNI del cliente de {brand} que te invita?",
      added: "el DNI de quien me invita",
      ask: "su DNI",
      briefly: "su DNI",
      loses: "no das el DNI de quien te invita",
      register: `Da al ${signUp} el DNI del cliente que te invita: en nuestro enlace no hay invitación.`,
      used: "El DNI de quien me invitó es",
      message: "Dame tu DNI para decir que me invitas",
      then: `Da al ${signUp} el DNI de quien te invita.`,
    },
    email: {
      giver,
      by: "la invitación de un cliente",
      client: "la invitación de un cliente",
      has: "¿Te ha llegado ya por correo la invitación de un cliente de {brand}?",
      added: "la invitación",
      ask: "una invitación por correo",
      briefly: "una invitación por correo",
      loses: "no usas la invitación que llega por correo",
      register: `${imperative} desde la invitación que te ha llegado por correo: en nuestro enlace no hay invitación.`,
      used: "Me llegó por correo la invitación de",
      message: "Invítame por correo",
      then: "Abre el correo que te llegue y regístrate desde él.",
    },
    branch: {
      giver,
      by: "la invitación de un cliente",
      client: "la invitación de un cliente",
      has: "¿Te ha invitado ya un cliente de {brand}?",
      added: "la invitación",
      ask: "una invitación",
      briefly: "una invitación",
      loses: "no llegas con la invitación de un cliente",
      register: "Ve a la oficina con la invitación de un cliente: en nuestro enlace no hay invitación.",
      used: "Me invitó",
      message: "Invítame",
      then: "Ve a la oficina con su invitación.",
    },
  };
}

/** What texts call the invitation of an offer; undefined if there is none. */
export const invitationWords = (terms: Terms): InvitationWords | undefined =>
  terms.invitation.by === "none" ? undefined : invitationsBy(terms)[terms.invitation.by];
