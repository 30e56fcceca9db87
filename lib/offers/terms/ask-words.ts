import type { z } from "zod";
import type { Condition } from "../conditions";
import type { deadlinesSchema } from "../deadlines-schema";
import type { CostRecord } from "./cost";

/** The deadlines of a record, before facts are filled in. */
type RawDeadlines = z.input<typeof deadlinesSchema>;

/** What follows from one thing that an offer asks for. Whole sentences; figures stand in them by name. */
export interface AskWords {
  /** Imperative for the requirements: «vincula una tarjeta o cuenta». Without it, the requirements leave it out. */
  clause?: string | undefined;
  /** A shorter `clause`, if the title of the step is not enough: «deposita 300 € o trae tu nómina». */
  brief?: string;
  /** What one has to do: «vincular una tarjeta o cuenta». */
  infinitive?: string | undefined;
  /** The same of a promotion that is over, where it differs. */
  infinitiveOnce?: string;
  /** The infinitive without its time, for «después de gastar 100 €»: not «… en 30 días». */
  untimed?: string;
  /** The day on which it is over, where it lasts: «cumplir 6 meses con la nómina». */
  over?: string;
  /** An even shorter infinitive, without which of them count: «contratar una tarifa», not «… de 15 € o más». */
  unlimited?: string;
  /** What somebody does who does it: «hace una primera compra». */
  third?: string | undefined;
  /** The condition in short, beside the figure: «Compra de 5 € o más en 30 días». */
  short?: string;
  /** Its question of «¿Cumplo los requisitos?». */
  question?: Omit<Condition, "doubt"> & { doubt?: boolean };
  step?: { title: string; text: string };
  /** Lines of the box that stands in place of a picture. */
  box?: string[];
  /** The day from which the offer's deadlines count, if it is not that of signing up. */
  start?: Pick<RawDeadlines, "start" | "delay" | "delayUsually">;
  deadlines?: RawDeadlines["items"];
  /** Last days that are the same for everybody. */
  days?: NonNullable<RawDeadlines["days"]>;
  /** What is spent, put in and put at risk. */
  costs?: CostRecord;
  assumptions?: string[];
  /** What leaves one without the benefit, after «si»: «no verificas tu identidad». */
  loses?: string | undefined;
  /** What stopping costs if the gift has arrived by then and only a part of it is lost, as a sentence. */
  afterGift?: string;
  /** How long one waits so as to lose no part of it, and what else one loses. */
  wait?: string;
  /** Whether it is not known what it is: as a part of the benefit it is not asked about. */
  isUnknown?: true;
  /** What the provider does not publish, after «no hemos visto»: «cuánto hay que ingresar». */
  unknowns?: string[];
  /** What a visitor has to look up before signing up, because it depends on their choice, as sentences. */
  lookUps?: string[];
  finePrint?: string[];
  /** What it costs after a free period, as a sentence. */
  later?: string;
}
