import { z } from "zod";
import { assumptionNames } from "../../config/paths";
import { readQuantity } from "../../format/quantity";
import { choice, kindOf, label, sentence, slug, text } from "../fields";
import { either } from "../../format/format";
import { basis, counted, euroFigure, figure, isEuros, lapse, money, percentFigure } from "./figures";
import { formNames } from "./forms";
import { instalments, sumOf, when } from "./when";

const tax = z
  .union(
    [
      z.enum(["gross", "net", "none", "unknown"]),
      z.strictObject({
        withheld: percentFigure.describe("Lo que se retiene.").meta({ label: "retención" }),
        as: kindOf(
          "capital",
          "El proveedor dice que es un rendimiento del capital mobiliario.",
          "clase de renta",
        ).optional(),
        basis,
      }),
    ],
    { error: "gross, net, none, unknown o {withheld: 19 %}" },
  )
  .optional()
  .describe(
    "gross (antes de impuestos), net (ya descontados), none, unknown o {withheld: 19 %}: antes de impuestos, y de ahí se retiene eso.",
  )
  .meta({ label: "impuestos" });

/** What is given, once: of these fields, one. */
const what = {
  money: z
    .union(
      [
        z.literal("unknown"),
        money,
        z.strictObject({
          least: euroFigure.meta({ label: "lo mínimo" }),
          most: euroFigure.meta({ label: "lo máximo" }),
        }),
      ],
      { error: "una cantidad (10 EUR), {least: 30 EUR, most: 90 EUR} o unknown" },
    )
    .optional()
    .describe("Cuánto: 10 EUR, {least: 30 EUR, most: 90 EUR} o unknown. Otra moneda no se convierte.")
    .meta({ label: "cantidad" }),
  percent: percentFigure
    .optional()
    .describe("Un tanto por ciento de lo que hace el cliente, que dice of.")
    .meta({ label: "tanto por ciento" }),
  rate: percentFigure.optional().describe("Interés al año (TAE), con upTo y for.").meta({ label: "interés" }),
  points: counted("points").optional().describe("Puntos: 9000 points.").meta({ label: "puntos" }),
  thing: text(60, "cosa", "Una cosa, con su artículo: «una acción al azar».").optional(),
  waives: z
    .strictObject({
      fee: text(40, "comisión", "Qué no se cobra: «comisión de gestión»."),
      rate: percentFigure
        .default("0 %")
        .describe("Lo que se cobra, si no es nada: 0.10 %.")
        .meta({ label: "lo que se cobra" }),
      upTo: euroFigure.optional().describe("Sobre cuánto, si hay un máximo.").meta({ label: "lo máximo" }),
      saving: euroFigure
        .optional()
        .describe("Lo que se ahorra con per, si se sabe: con of, la web lo calcula.")
        .meta({ label: "ahorro" }),
      per: euroFigure.optional().describe("La inversión de ejemplo.").meta({ label: "inversión de ejemplo" }),
      least: euroFigure
        .optional()
        .describe("Lo mínimo que se invierte, si se recomienda.")
        .meta({ label: "mínimo" }),
    })
    .refine(({ saving, per }) => (saving === undefined) === (per === undefined), {
      path: ["saving"],
      error: "saving y per, las dos o ninguna: con 2000 EUR (per) se ahorran 12 EUR (saving)",
    })
    .optional()
    .describe("Una comisión que no se paga.")
    .meta({ label: "comisión que no se paga" }),
  tiers: z
    .array(
      z.strictObject({
        from: figure(["EUR", "bills", "friends"], "900 EUR").meta({ label: "desde" }),
        money: euroFigure.optional().meta({ label: "cantidad" }),
        thing: text(60).optional().meta({ label: "cosa" }),
      }),
    )
    .min(2)
    .max(5)
    .optional()
    .describe(
      "Escalones por la cantidad que se trae (900 EUR, 3 bills) o, de quien invita, por los amigos (3 friends): cada uno, desde cuánto y qué da.",
    )
    .meta({ label: "escalones" }),
};

const details = {
  called: text(
    30,
    "cómo se llama",
    "Cómo se llama lo que se da: «Avios», «CRO»; de voucher, de qué tienda: «Amazon»; de donation, a quién: «Cruz Roja».",
  ).optional(),
  form: choice(formNames)
    .optional()
    .describe(
      "En qué: cash, saving, bill, voucher, crypto, shares, points, invested, donation (lo recibe otro, que dice called) o unknown. Sin este campo, dinero.",
    )
    .meta({ label: "en qué" }),
  of: z
    .strictObject({
      name: text(40, "de qué", "De qué, dicho de cualquiera: «comisiones», «las compras».").refine(
        (name) => !/^tus? /.test(name),
        { error: "sin «tu» ni «tus», porque se dice también de otros: «las compras»" },
      ),
      question: label(
        60,
        "rótulo",
        "Lo que dice el visitante: «Comisiones que pagarías en un año sin descuento».",
      ).optional(),
      assumption: z
        .enum(assumptionNames)
        .optional()
        .describe("Su nombre en la dirección.")
        .meta({ label: "nombre", kind: "choice" }),
      usual: euroFigure.optional().describe("Una cantidad de ejemplo.").meta({ label: "ejemplo" }),
    })
    .optional()
    .describe("De percent y de waives: la cantidad que dice el visitante; de quien invita basta name.")
    .meta({ label: "de qué" }),
  upTo: euroFigure
    .optional()
    .describe(
      "Sobre cuánto se calcula, como máximo: con 1 % y 30000 EUR, 300 € de regalo. El máximo del regalo va en most.",
    )
    .meta({ label: "sobre cuánto se calcula, como máximo" }),
  for: z
    .union([z.enum(["ever", "both-stay"]), lapse], { error: "ever, both-stay o un plazo: 12 months" })
    .optional()
    .describe(
      "Durante cuánto: 12 months, ever (de por vida) o both-stay (mientras sigan los dos, quien invita y quien se registra).",
    )
    .meta({ label: "durante cuánto" }),
  every: z.literal("month").optional().describe("month si se da cada mes.").meta({ label: "cada" }),
  when,
  tax,
  needs: z
    .array(slug)
    .min(1, { error: "lo que hace falta; si basta con hacerse cliente, eso: needs: [open]" })
    .optional()
    .describe("Solo lo que hace falta para este, si no es todo: los nombres de lo que se pide.")
    .meta({ label: "lo que hace falta" }),
  loses: z
    .array(slug)
    .min(1)
    .optional()
    .describe("Se pierde si no se mantiene: los nombres de lo que se pide.")
    .meta({ label: "se pierde sin" }),
  note: sentence(200, "nota", "Algo más que se sabe, en una frase.").optional(),
};

const mostOfInviter = figure(["friends", "people", "times", "EUR", "points"], "10 friends");

const ofAll =
  "nada: cada cosa a elegir es money, points o thing, con form y called; lo demás es de todas y va fuera de any. Si cada una pide algo distinto, son dos beneficios con su needs, si se ganan los dos, o dos promociones en dos ficheros, si solo se gana uno";

/** One of the things from which the client chooses: all come at the same time, for the same. */
const single = z
  .strictObject(
    {
      money: money.optional().describe("Cuánto: 10 EUR.").meta({ label: "cantidad" }),
      points: what.points,
      thing: what.thing,
      form: details.form,
      called: details.called,
    },
    { error: ({ code }) => (code === "unrecognized_keys" ? ofAll : undefined) },
  )
  .refine(({ money: sum, points, thing }) => [sum, points, thing].filter(Boolean).length === 1, {
    error: "una sola de las tres: money, points o thing",
  });

const kinds = Object.keys(what) as (keyof typeof what)[];

const oneKind = `una sola clase de beneficio: ${kinds.join(", ")}, instalments o any`;

const severalKinds =
  "si se dan varias, cada una es una entrada de gives; si el cliente elige una, van dentro de any";

/** One gain of the promotion, for the new client or for the inviter. */
export const gain = z
  .strictObject({
    to: z
      .enum(["you", "inviter"], { error: "you (quien se registra) o inviter (quien invita)" })
      .meta({ kind: "choice", choices: { you: "quien se registra", inviter: "quien invita" } })
      .describe("Para quién: you o inviter.")
      .meta({ label: "para quién" }),
    ...what,
    any: z
      .array(single)
      .min(2)
      .optional()
      .describe("Lo que elige el cliente, una cosa entre varias.")
      .meta({ label: "a elegir" }),
    ...details,
    instalments,
    most: mostOfInviter
      .optional()
      .describe(
        "Lo máximo: de un percent, lo que da como mucho (300 EUR; con every: month, al mes); de quien invita, en total (10 friends o 500 EUR).",
      )
      .meta({ label: "máximo" }),
    mostYearly: mostOfInviter
      .optional()
      .describe("Lo máximo de quien invita al año: 20 friends o 300 EUR; de puntos, 60000 points.")
      .meta({ label: "máximo al año" }),
    friend: text(
      40,
      "por qué amigo",
      "De quien invita, por qué amigo, si no recibe lo mismo por todos; va detrás de «amigo»: «de 18 a 30 años».",
    ).optional(),
    limitedBy: text(
      60,
      "depende de",
      "Por qué el importe no se sabe, o de qué depende entre least y most: «la campaña», «el sorteo».",
    ).optional(),
  })
  .superRefine((value, { addIssue }) => {
    const refuse = (path: PropertyKey[], input: unknown, message: string) =>
      addIssue({ code: "custom", path, input, message });
    const given = [...kinds, "instalments" as const, "any" as const].filter(
      (kind) => value[kind] !== undefined,
    );
    if (given.length === 0) refuse([], undefined, oneKind);
    if (given.length > 1) refuse(given.slice(1, 2), given.join(", "), `${oneKind}; ${severalKinds}`);
    const { to, money, form, percent, waives, of, tiers = [], instalments, most, mostYearly } = value;
    const isCapped = to === "inviter" || most === undefined;
    if (!isCapped && !percent)
      refuse(["most"], most, "nada: solo lo que se calcula, percent, tiene un máximo");
    else if (!isCapped && !isEuros(most)) refuse(["most"], most, "lo máximo que da, en euros: 300 EUR");
    if (form === "donation" && !value.called)
      refuse(["called"], undefined, "a quién se dona: called: Cruz Roja");
    if (to === "you" && mostYearly !== undefined)
      refuse(["mostYearly"], mostYearly, "nada: es lo máximo al año de quien invita");
    if (to === "you" && value.friend !== undefined)
      refuse(["friend"], value.friend, "nada: es de quien invita, por qué amigo lo recibe");
    // A maximum is of what is given: of points, no euros.
    for (const [field, limit] of Object.entries({ most, mostYearly }))
      if (to === "inviter" && value.points && isEuros(limit))
        refuse([field], limit, "un máximo en puntos, 60000 points, o en amigos, 10 friends");
      else if (to === "inviter" && limit?.endsWith(" points") && !value.points)
        refuse([field], limit, "un máximo en euros, 300 EUR, o en amigos, 10 friends");
    const isAsked = to === "inviter" || (of?.question && of.assumption && of.usual);
    if ((percent || waives?.saving) && !(of && isAsked))
      refuse(
        ["of"],
        of && JSON.stringify(of),
        to === "inviter"
          ? "de qué es: {name: sus comisiones}"
          : `de qué es ${form ? "la parte" : "la rebaja"}: {name, question, assumption, usual}; assumption, ${either(assumptionNames)}`,
      );
    if (typeof money === "object" && leastAmount(money.least) >= leastAmount(money.most))
      refuse(["money", "most"], money.most, `una cantidad mayor que least, ${money.least}`);
    const units = new Set(instalments?.map((one) => readQuantity(one.money)?.unit));
    if (units.size > 1) refuse(["instalments"], [...units].join(", "), "todas las partes en la misma moneda");
    if (instalments && to === "inviter")
      refuse(
        ["instalments"],
        undefined,
        `nada: lo de quien invita va en money, ${sumOf(instalments)}, y cuándo le llega cada parte, en note`,
      );
    if (instalments && value.when !== undefined)
      refuse(["when"], JSON.stringify(value.when), "nada: cuándo llega cada parte lo dice instalments");
    for (const [index, { from, money: sum, thing }] of tiers.entries()) {
      const at = ["tiers", index];
      const before = tiers[index - 1];
      if (to === "you" && readQuantity(from)?.unit === "friends")
        refuse(
          [...at, "from"],
          from,
          "un importe (900 EUR) o recibos (3 bills): los amigos son de quien invita",
        );
      if ((sum === undefined) === (thing === undefined))
        refuse(at, from, `lo que da el escalón desde ${from}: money o thing, una de las dos cosas`);
      if (before && readQuantity(before.from)?.unit !== readQuantity(from)?.unit)
        refuse([...at, "from"], from, `la misma unidad que en el escalón anterior, ${before.from}`);
      else if (before && leastAmount(before.from) >= leastAmount(from))
        refuse([...at, "from"], from, `más que en el escalón anterior, ${before.from}: van de menos a más`);
    }
  })
  // The money of a gain in instalments is their sum: the file does not repeat it.
  .overwrite((value) => (value.instalments ? { ...value, money: sumOf(value.instalments) } : value));

const leastAmount = (amount: string) => readQuantity(amount)?.least ?? 0;

export type Gain = z.output<typeof gain>;

/** Lapse for which a gain lasts: one without an end has none. */
export const lapseOf = (time: Gain["for"]) => (time === "ever" || time === "both-stay" ? undefined : time);
