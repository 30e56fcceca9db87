import { decimal, NBSP } from "../../format/format";
import { quantityWords, readQuantity } from "../../format/quantity";

/** A form of a gain, in words. */
interface FormWords {
  /** As the manual and open data name it. */
  name: string;
  /** Behind a sum, where it is not cash: « en acciones»; `whose` is «tu» or, of somebody else, «su». */
  after?(called: string | undefined, whose: "tu" | "su"): string;
  /** What is given, sum and form, where that is not the sum with `after`. */
  given?(sum: string, called: string | undefined): string;
  /** Whether it is no sum from which tax could be cut. */
  isGoods?: true;
}

/** «vale de 30 €», and of which shop, if somebody says. */
export const voucherOf = (sum: string, shop: string | undefined) =>
  `vale de ${sum}${shop ? ` de ${shop}` : ""}`;

/** The forms of a gain: only cash is money that one can spend. */
const forms = {
  cash: { name: "dinero" },
  saving: {
    name: "una rebaja de comisiones",
    after: () => " de ahorro",
    given: (sum) => `${sum} menos en comisiones`,
  },
  bill: {
    name: "descuento en facturas",
    after: () => " en facturas",
    given: (sum) => `${sum} de descuento en facturas`,
  },
  voucher: {
    name: "un vale",
    after: (called) => ` en vales${called ? ` de ${called}` : ""}`,
    given: (sum, called) => `un ${voucherOf(sum, called)}`,
    isGoods: true,
  },
  crypto: { name: "criptomonedas", after: (called = "criptomonedas") => ` en ${called}` },
  shares: { name: "acciones", after: (called = "acciones") => ` en ${called}`, isGoods: true },
  points: { name: "puntos", after: () => " en puntos" },
  invested: {
    name: "dinero invertido",
    after: (_, whose) => ` en ${whose} inversión`,
    given: (sum) => `${sum} que quedan invertidos`,
  },
  donation: { name: "un donativo a otros", after: (called) => ` para ${called}` },
  unknown: { name: "no se sabe", given: (sum) => `${sum}, sin decir en qué forma` },
} satisfies Readonly<Record<string, FormWords>>;

export type Form = keyof typeof forms;

const wordsOf = (form: Form = "cash"): FormWords => forms[form];

/** The name of each form, for the options of a gain's field. */
export const formNames = Object.fromEntries(
  Object.entries(forms).map(([form, { name }]) => [form, name]),
) as Readonly<Record<Form, string>>;

/** What is given, as far as its form says it. */
interface Formed {
  form?: Form | undefined;
  called?: string | undefined;
}

/** What a sum is in, behind it, where it is not cash: « en acciones»; `whose` is «su» of somebody else. */
export const inForm = ({ form, called }: Formed, whose: "tu" | "su" = "tu") =>
  wordsOf(form).after?.(called, whose) ?? "";

/** One thing that is given: «150 €», «un vale de 30 €», «9.000 Avios», «un altavoz». Empty if its amount is unknown. */
export function givenWords(
  given: Formed & { points?: string | undefined; thing?: string | undefined },
  sum?: string,
): string {
  const { points, thing, form, called } = given;
  if (thing) return thing;
  if (sum) return wordsOf(form).given?.(sum, called) ?? `${sum}${inForm(given)}`;
  const quantity = readQuantity(points ?? "");
  if (!quantity) return "";
  return called ? `${decimal(quantity.least)}${NBSP}${called}` : quantityWords(quantity);
}

/** Whether what is given is no sum from which tax could be cut: a voucher, shares. */
export const isGoods = (form: Form | undefined) => wordsOf(form).isGoods === true;
