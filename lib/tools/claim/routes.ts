import { longDate } from "../../format/dates";
import { days } from "../../format/quantity";
import { bodies, type PublicBody } from "../../offers/claim-bodies";
import { claimPeriods, type Periods, periodWords } from "../../offers/claim-periods";
import type { ClaimRoute } from "../../offers/claim-schema";
import type { Offer } from "../../offers/offer";

/** Who answers for a provider, in the words of each place. */
interface Service {
  /** The service as it follows «escribe»: «a la atención al cliente de PayPal». */
  to(brand: string): string;
  /** The service as it follows «escribe» once the provider is known: «a su atención al cliente». */
  toIts: string;
  /** What one does there first. */
  write: string;
  /** The same where it has been named in full before, or where there is no room. */
  shortTo(brand: string): string;
}

/** Banks and investment firms must have one (SAC), and it has to answer before a public body is asked. */
const statutory: Service = {
  to: (brand) => `al servicio de atención al cliente (SAC) o al defensor del cliente de ${brand}`,
  toIts: "a su servicio de atención al cliente (SAC) o a su defensor",
  write: "reclama por escrito",
  shortTo: (brand) => `al SAC de ${brand}`,
};

const toHelpdesk: Service["to"] = (brand) => `a la atención al cliente de ${brand}`;

const helpdesk: Service = {
  to: toHelpdesk,
  shortTo: toHelpdesk,
  toIts: "a su atención al cliente",
  write: "escribe",
};

/** A route in words: what belongs to its periods. */
interface RouteRecord {
  /** Whether the law lets one complain by telephone too. */
  byPhone?: true;
  /** Sentence on the providers for which that time is another. */
  exception?: string;
  /** Sentence on the other time that held for who wrote before `customerServiceActFrom`. */
  before?: string;
  /** What follows how long that is; `written` is «desde que escribes a PayPal». */
  untilWords?(written: string): string;
  /** The reason under the answer: what comes after writing to the service (`to`), at the body or bodies (`then`). */
  reason(to: string, then: string, isWritten: boolean): string;
  /** The law, or the public page, on which the periods were read. */
  sources: readonly { label: string; url: string }[];
}

const customerServiceAct = {
  label: "Ley 10/2025, de servicios de atención a la clientela (BOE)",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2025-26698",
} as const;

/** The day on which the act came into force, and with it the times to answer that are counted here. */
export const customerServiceActFrom = "2025-12-28";

const earlier = `Escribiste antes del ${longDate(customerServiceActFrom)}, cuando entró en vigor la Ley 10/2025: contamos los plazos de ahora`;

/** Sentence for banks, insurers and businesses: we do not know how long they had until then. */
const otherBefore = `${earlier}, y los de entonces podían ser otros.`;

/** A link to the consumer act, with the articles that apply to a route. The letter cites the one that makes offers binding. */
const consumerAct = (articles: string) => ({
  label: `Ley General para la Defensa de los Consumidores y Usuarios, ${articles} (BOE)`,
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555",
});

const offerBindsSource = consumerAct("artículo 61.2: la oferta obliga");

/** An offer that is not kept counts as a complaint, which is answered within a month. */
const financialAct = {
  label: "Ley 44/2002, artículos 29.1, 29 bis.3 y 29 septies.1 (BOE)",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2002-22807",
} as const;

const customerServiceException = `Una empresa a la que se aplica la Ley 10/2025, por su tamaño o por dar un servicio básico, tiene ${days(15)} hábiles, y 5 si la reclamación es por una factura o un cobro indebido.`;

/** The reason where nobody has to be asked first; `end` is what follows the bodies. */
const reasonWith =
  (end: string): RouteRecord["reason"] =>
  (to, then, isWritten) =>
    isWritten
      ? `Si escribiste ${to}, ya has dado el primer paso; después puedes acudir ${then}${end}`
      : `Primero hay que reclamar ${to}; después puedes acudir ${then}${end}`;

/** Any business that sells to consumers. */
const business: RouteRecord = {
  before: otherBefore,
  exception: customerServiceException,
  reason: reasonWith("."),
  sources: [consumerAct("artículos 21.3 y 61.2"), customerServiceAct],
};

/** Everything that one route differs in from another. */
const routes: Readonly<Record<ClaimRoute, RouteRecord>> = {
  payment: {
    before: otherBefore,
    untilWords: (written) => ` ${written}.`,
    reason: (to, then, isWritten) =>
      isWritten
        ? `Si escribiste ${to}, ya has dado el paso obligatorio antes de acudir ${then}.`
        : `Primero hay que reclamar ${to}: es obligatorio antes de acudir ${then}.`,
    sources: [
      { label: "Banco de España, «Reclamaciones»", url: bodies["banco-de-espana"].url },
      customerServiceAct,
      financialAct,
      {
        label: "Real Decreto-ley 19/2018, artículo 69: plazo para contestar sobre un cobro (BOE)",
        url: "https://www.boe.es/buscar/act.php?id=BOE-A-2018-16036",
      },
      offerBindsSource,
    ],
  },
  investment: {
    before: `${earlier}, y entonces eran dos meses.`,
    untilWords: (written) => `. Lo contamos ${written}, el día más temprano.`,
    reason: reasonWith("."),
    sources: [
      { label: "CNMV, «Cómo reclamar»", url: bodies.cnmv.url },
      customerServiceAct,
      financialAct,
      offerBindsSource,
    ],
  },
  insurance: {
    before: otherBefore,
    untilWords: (written) => ` ${written}.`,
    reason: reasonWith("."),
    sources: [customerServiceAct, financialAct, offerBindsSource],
  },
  telecom: {
    byPhone: true,
    untilWords: () =>
      " desde la respuesta o, si no la hay, desde que acaba el plazo para contestar. Si te contestan antes, cuenta desde ese día.",
    reason: reasonWith(" o a una Junta Arbitral de Consumo."),
    sources: [
      { label: bodies.teleco.name, url: bodies.teleco.url },
      {
        label: "Ley General de Telecomunicaciones, artículo 65.2: plazo para reclamar (BOE)",
        url: "https://www.boe.es/buscar/act.php?id=BOE-A-2022-10757",
      },
      offerBindsSource,
    ],
  },
  energy: {
    ...business,
    exception: `Contamos los plazos de una empresa a la que se aplica la Ley 10/2025, por su tamaño o por dar un servicio básico: ${days(5)} hábiles si la reclamación es por una factura o un cobro indebido, y ${days(15)} hábiles en los demás casos. Si esa ley no se le aplica, son ${days(15)} naturales.`,
  },
  crypto: {
    ...business,
    reason: reasonWith(". Busca también la entidad en los registros de la CNMV y de ESMA."),
  },
  other: business,
};

/** A route with its periods, the service to write to first, the body to turn to then, and what one does there. */
export type Route = RouteRecord &
  Omit<Periods, "body" | "hasService"> & { id: ClaimRoute; service: Service; body: PublicBody; go: string };

/** A route by its name. */
export function routeOf(id: ClaimRoute): Route {
  const { hasService, ...periods } = claimPeriods[id];
  const body = bodies[periods.body];
  const service = hasService ? statutory : helpdesk;
  const go = `${body.isAsked ? "preguntar" : "acudir"} ${body.to}`;
  return { ...routes[id], ...periods, id, service, body, go };
}

/** The route by which an offer is complained about. */
export const claimRoute = ({ claim }: Offer): Route => routeOf(claim.route);

/** Whether the days of a claim count from the fact: if the time to write is long or unknown, they count from writing. */
export const countsFromFact = ({ write }: Pick<Route, "write">) => write !== undefined && !write.far;

/**
 * How long a provider has for another answer than about a charge, in words; and about a charge, if that differs, with
 * which charges that are.
 */
export function replyPeriods({ reply, isPaymentOnly }: Pick<Route, "reply" | "isPaymentOnly">) {
  const [other, charge] = [periodWords(reply.other), periodWords(reply.charge)];
  if (charge === other) return { other };
  return {
    other,
    charge,
    ofCharge: isPaymentOnly ? "un cobro de un servicio de pago" : "un cobro o una factura",
  };
}
