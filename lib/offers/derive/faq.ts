import { either, list } from "../../format/format";
import type { ClaimRoute } from "../claim-schema";
import { arrivalWords } from "./deadlines";
import type { Parts } from "./parts";

/** A question of a page and its answer. */
export interface Answer {
  question: string;
  answer: string;
}

const OCU_LATE =
  "No cuentes con ello en {brand}. Según la OCU, en los planes amigo de los bancos quien no abre la cuenta con el enlace o el código de un cliente no recibe nada. Si ya te has registrado, pregunta a su atención al cliente.";

const complaints: Record<ClaimRoute, string> = {
  payment:
    "Si no llega o te lo deniegan, reclama por escrito a su servicio de atención al cliente (SAC): tiene un mes para contestar. Después, puedes preguntar al Banco de España si tramita tu caso.",
  investment:
    "Si no llega o te lo deniegan, reclama por escrito a su servicio de atención al cliente (SAC): tiene un mes para contestar. Después puedes acudir a la CNMV.",
  insurance:
    "Si no llega o te lo deniegan, reclama por escrito a su servicio de atención al cliente (SAC): tiene un mes para contestar. Después puedes acudir a la Dirección General de Seguros y Fondos de Pensiones.",
  telecom:
    "Si no llega o te lo deniega, reclama a {brand} en menos de un mes desde que lo sepas: tiene otro mes para contestar. Después tienes tres meses para acudir a la Oficina de Atención al Usuario de Telecomunicaciones.",
  crypto:
    "Si no llega o te lo deniegan, reclama por escrito a su atención al cliente: tiene 15 días para contestar. Después puedes acudir a una oficina de consumo.",
  other:
    "Si no llega o te lo deniegan, reclama por escrito a su atención al cliente: tiene 15 días para contestar. Después puedes acudir a una oficina de consumo.",
};

/** Whether there is something to do to take part: a customer only has to where he enrols. */
const hasToJoin = ({ context, terms }: Parts) => !terms.who.existing || context.asks("enrol");

/** The questions that every offer answers, by name, in the order of a page. */
const questions = {
  what: (parts: Parts): Answer => {
    const { context, asked, main, inviter } = parts;
    const programme = context.invitation
      ? "El plan amigo de {brand} es su programa de invitación"
      : "La promoción de {brand} es para quien cumple sus requisitos";
    const question = context.invitation
      ? "¿Qué es el plan amigo de {brand}?"
      : "¿Qué es la promoción de {brand}?";
    if (!main) return { question, answer: `${programme}: cobra solo quien te invita. A ti no te da nada.` };
    const joins = context.invitation
      ? `${context.joining.third} con ${context.invitation.client}`
      : context.joining.third;
    if (inviter?.gap.money && main.gap.money && main.words.value.kind === "amount")
      return {
        question,
        answer: `${programme}: cuando alguien ${joins} y cumple los requisitos, el nuevo cliente recibe ${main.gap.money} y quien lo invita, ${inviter.gap.money}.`,
      };
    const rest = asked.flatMap(({ isJoining, words }) => (!isJoining && words.third ? [words.third] : []));
    const does = hasToJoin(parts) ? [joins, ...rest] : rest;
    return { question, answer: `${programme}: quien ${list(does)} ${main.words.receives}.` };
  },
  requirements: (parts: Parts): Answer => {
    const {
      context,
      asked,
      main,
      terms: { who },
    } = parts;
    const joins = context.invitation
      ? `${context.joining.infinitive} con una invitación`
      : context.joining.infinitive;
    const customer = who.existing
      ? "ser ya cliente"
      : `ser nuevo cliente${who.opens ? ` en ${who.opens}` : ""}`;
    const rest = asked.flatMap(({ isJoining, words }) =>
      !isJoining && words.infinitive ? [words.infinitive] : [],
    );
    const hasDiscount = context.reward === "descuento" ? "tener" : "recibir";
    return {
      question: "¿Qué requisitos tiene la promoción?",
      answer: `Para ${main ? `${hasDiscount} ${main.words.the} de {brand}` : "que cobre quien te invita a {brand}"} debes ${list([customer, ...(hasToJoin(parts) ? [joins] : []), ...rest])}.`,
    };
  },
  delay: (parts: Parts): Answer => {
    const { context, terms } = parts;
    const { reward, joining } = context;
    const known = arrivalWords(parts);
    const when = parts.main?.gain.when;
    const isUsual = typeof when === "object" && "usually" in when;
    const unknown = parts.main?.gain.rate
      ? `No sabemos cuándo paga {brand} el interés: pregúntaselo antes de ${joining.before}.`
      : `No sabemos cuánto tarda {brand} en dar el ${reward}: pregúntaselo antes de ${joining.before}.`;
    const since = isUsual
      ? " No sabemos desde qué paso se cuentan: pregúntaselo a su atención al cliente."
      : "";
    return {
      question: `¿Cuánto tarda en llegar el ${reward} y qué hago si no llega o me lo deniegan?`,
      answer: `${known ? `${known}${since}` : unknown} ${complaints[terms.claim?.route ?? "other"]}`,
    };
  },
  late: ({
    context: { isBank, joining, invitation: called },
    terms: { invitation },
  }: Parts): Answer | undefined => {
    if (!called) return undefined;
    const question = `¿Puedo añadir ${called.added} después de ${joining.mine}?`;
    const { late } = invitation;
    if (late && late !== "no" && late !== "unknown")
      return {
        question,
        answer: `Sí: en {brand} se puede añadir la invitación hasta {late} después. Confírmalo antes: lo seguro es ${joining.withIt} desde el principio.`,
      };
    return {
      question,
      answer: isBank
        ? OCU_LATE
        : `No sabemos si {brand} deja añadir un código de invitación a ${joining.joined}: pregúntaselo a su atención al cliente. Lo seguro es ${joining.withIt} desde el principio.`,
    };
  },
  client: ({ context: { reward, joining }, terms: { who } }: Parts): Answer | undefined => {
    if (who.existing) return undefined;
    const by = reward === "descuento" ? " por invitación" : "";
    const start = `No: el ${reward} de {brand}${by} es para nuevos clientes${who.opens ? ` en ${who.opens}` : ""}.`;
    const question = `¿Me dan el ${reward} si ya era cliente?`;
    if (who.says) return { question, answer: `${start} ${who.says}` };
    if (who.fresh && who.fresh !== "ever" && who.fresh !== "unknown")
      return {
        question,
        answer: `Depende: el ${reward} de {brand} es para quien no ha sido cliente en {fresh}.`,
      };
    const again =
      joining.before === "registrarte"
        ? "registrarte"
        : joining.before === "contratar"
          ? "contratar"
          : joining.before === "pedirla"
            ? "pedirla"
            : "abrir otra";
    const former =
      joining.before === "pedirla"
        ? "quien ya la tuvo"
        : joining.before === "contratar"
          ? "quien tuvo un contrato"
          : "quien cerró su cuenta";
    return {
      question,
      answer: `${start} No sabemos si cuenta como nuevo ${former} hace tiempo: pregúntaselo a su atención al cliente antes de ${again}.`,
    };
  },
  close: ({ context: { reward, joining, asks }, terms: { keeps, who } }: Parts): Answer | undefined => {
    if (asks("contract") || joining.before === "pedirla" || who.existing) return undefined;
    const question = `¿Puedo cerrar la cuenta después de recibir el ${reward}?`;
    if (asks("keep") || asks("salary"))
      return {
        question,
        answer: `Antes de cerrar la cuenta de {brand}, comprueba que el ${reward} ha llegado y que ya no tienes que mantener nada: lo dicen los requisitos de la promoción.`,
      };
    return keeps === "none"
      ? {
          question,
          answer: `Sí: {brand} no pide mantener la cuenta abierta. Comprueba antes que el ${reward} ha llegado.`,
        }
      : {
          question,
          answer: `No sabemos si {brand} pide mantener la cuenta abierta: pregúntaselo antes de cerrarla, y comprueba que el ${reward} ha llegado.`,
        };
  },
  lose: ({ context, asked, main, terms: { who } }: Parts): Answer => {
    const { reward, invitation, isBank } = context;
    const reasons = [
      ...(who.existing ? [] : ["ya eras cliente"]),
      ...(invitation ? [invitation.loses] : []),
      ...asked.flatMap(({ isJoining, words }) => (!isJoining && words.loses ? [words.loses] : [])),
    ].map((reason) => `si ${reason}`);
    const ocu =
      isBank && invitation ? " Según la OCU, ser ya cliente es uno de los motivos más frecuentes." : "";
    return {
      question: `¿Qué puede dejarme sin el ${reward}?`,
      answer: `Puedes quedarte sin ${main?.words.the ?? `el ${reward}`} de {brand} ${either(reasons)}.${ocu}`,
    };
  },
  tax: ({ context: { reward, isMoney, isBank }, main }: Parts): Answer | undefined => {
    const question = `¿Hay que declarar el ${reward} a Hacienda?`;
    const tax = main?.gain.tax;
    if (!main) return undefined;
    if (main.gain.rate)
      return {
        question,
        answer:
          "Sí: los intereses de {brand} tributan, y los bancos en España retienen una parte al pagarlos. Revisa tus datos fiscales al hacer la declaración.",
      };
    if (tax === "net")
      return {
        question,
        answer: `El ${reward} de {brand} llega con la retención ya descontada. Revisa tus datos fiscales al hacer la declaración.`,
      };
    if (typeof tax === "object")
      return {
        question,
        answer:
          tax.basis === "supposed"
            ? `Suponemos que {brand} retiene un {withheld} del ${reward}, como es habitual: pregúntaselo. Revisa tus datos fiscales al hacer la declaración.`
            : `{brand} retiene un {withheld} del ${reward}. Revisa tus datos fiscales al hacer la declaración.`,
      };
    if (main.words.noGift)
      return {
        question,
        answer: `No sabemos si el ${reward} de {brand} se declara: no es un regalo en dinero, sino ${main.words.noGift}. Pregúntalo en la Agencia Tributaria.`,
      };
    if (isMoney && isBank)
      return {
        question,
        answer:
          "Un regalo en dinero como el de {brand} normalmente tributa; la calificación depende de las bases (rendimiento del capital mobiliario o ganancia patrimonial). Revisa las bases y tus datos fiscales.",
      };
    return {
      question,
      answer: `No sabemos si el ${reward} de {brand} se declara: pregúntaselo a {brand} y, con su respuesta, a la Agencia Tributaria.`,
    };
  },
  inviter: ({ context: { isBank, invitation }, inviter }: Parts): Answer | undefined => {
    if (!invitation) return undefined;
    const ocu = isBank
      ? " Según la OCU, en los planes amigo de los bancos un cliente suele poder recibir el regalo de 5 a 10 veces."
      : "";
    if (inviter?.gap.money)
      return {
        question: "¿A cuántos amigos puedo invitar después?",
        answer: inviter.gap.most
          ? `{brand} da a quien invita ${inviter.gap.money} por cada invitación válida, con un máximo de ${inviter.gap.most}.`
          : `{brand} da a quien invita ${inviter.gap.money} por cada invitación válida. No sabemos cuál es el máximo: pregúntaselo a su atención al cliente.`,
      };
    const { thing } = inviter?.gain ?? {};
    if (thing)
      return {
        question: "¿Qué recibe quien me invita?",
        answer: `Quien te invita a {brand} recibe ${thing}. No sabemos a cuántas personas podrás invitar tú: pregúntaselo a su atención al cliente.`,
      };
    return {
      question: "¿Qué recibe quien me invita y a cuántos amigos puedo invitar después?",
      answer: `No sabemos qué recibe quien te invita a {brand} ni a cuántas personas podrás invitar tú: pregúntaselo a su atención al cliente.${ocu}`,
    };
  },
  active: ({ context: { joining }, terms: { verifiedOn } }: Parts): Answer => ({
    question: "¿Sigue activa la promoción?",
    answer: verifiedOn
      ? `La promoción de {brand} estaba activa cuando la comprobamos por última vez ({verifiedOn}). Puede cambiar o terminar sin aviso: antes de ${joining.before}, confírmala en su web oficial.`
      : `No hemos comprobado aún la promoción de {brand}: antes de ${joining.before}, confírmala en su web oficial.`,
  }),
};

export type QuestionName = keyof typeof questions;

/** The names of the questions that are written already. */
export const questionNames = Object.keys(questions) as QuestionName[];

/** The answer to a question by its name; undefined if it does not arise for this offer. */
export const answerTo = (name: QuestionName, parts: Parts): Answer | undefined => questions[name](parts);

/** The questions of a page and its other doubts, where the file does not say which and in which order. */
export const usualFaq: readonly QuestionName[] = ["what", "requirements", "delay", "lose"];
export const usualDoubts: readonly QuestionName[] = ["late", "client", "close", "tax", "inviter", "active"];
