/** How sentences speak of becoming a customer: «registrarte», «abrir la cuenta», «darte de alta». */
export interface Joining {
  /** «Regístrate» */
  imperative: string;
  /** Preposition between it and the brand: «en»; none if the brand does not follow. */
  place?: string;
  /** «registrarte» */
  infinitive: string;
  /** «se registra» */
  third: string;
  /** «se registraba» */
  did: string;
  /** «registrarte»: after «antes de»; with an account, too, what a visitor does is to sign up. */
  signUp: string;
  /** «registrarme»: in a visitor's own question. */
  mine: string;
  /** «te registras» */
  signingUp: string;
  /** «el registro» */
  event: string;
  /** What one has who joins: an account; a contract, of a line or a service; a card; a place in a promotion. */
  makes: "account" | "contract" | "card" | "place";
  /** What one joins already has: «una cuenta ya abierta». */
  joined: string;
  /** The card that one joins by asking for it: «la tarjeta Icon». */
  card?: string;
  /** Act before which one confirms the offer, after «antes de»: «registrarte», «abrir la cuenta», «contratar». */
  before: string;
}

/** What texts call an invitation, by how it travels. */
export interface InvitationWords {
  /** Who has one: «un cliente». */
  giver: string;
  /** Form in what is asked, after «con»: «el DNI de quien te invita»; `{link}` depends on whether this site has one. */
  by: string;
  /** The invitation as something of a client's: «el DNI de un cliente». */
  client: string;
  /** Question before signing up, whether one has it: «¿Tienes ya el código de un cliente de PayPal?» */
  has: string;
  /** Form with its article, as something that is added later: «el código». */
  added: string;
  /** What to ask a client for: «un enlace de invitación»; where there is no doubt of what, `briefly`: «un enlace». */
  ask: string;
  briefly: string;
  /** What somebody does who is without it, after «si»: «no usas un código de invitación». */
  loses: string;
  /** How one signs up with a client's, where this site has none. */
  register: string;
  /** Form in a letter, before the blank for it. */
  used: string;
  /** What to write to a client. */
  message: string;
  /** What to do with their answer. */
  then: string;
}

/** What the benefit of each kind is called. */
const rewardNouns = { gift: "regalo", discount: "descuento", interest: "interés" } as const;

export type RewardKind = keyof typeof rewardNouns;

/** A kind of benefit, and what it is called: as the words of an offer share them. */
export const rewardOf = (kind: RewardKind) => ({ rewardKind: kind, reward: rewardNouns[kind] });

/** What the words of every part of an offer share. */
export interface Context extends ReturnType<typeof rewardOf> {
  /** Whether the provider is a bank or a payment firm, as those that the OCU describes. */
  isBank: boolean;
  /** Whether the benefit is money. */
  isMoney: boolean;
  joining: Joining;
  /** Whether the benefit depends on an amount that the visitor says. */
  isByAmount: boolean;
  /** Whether the link has an invitation code; until then a visitor needs a client's. */
  hasInvitation: boolean;
  /** What the invitation is called: behind «con», as a client's, as one asks for it, and where it fails; none is needed if undefined. */
  invitationWords?: InvitationWords | undefined;
  /** Whether an earlier thing asked is of the same verb: this is another one. */
  isAnother?: boolean;
  /** The day from which the dates of the offer count. */
  start: "sign-up" | "activation";
  /** How long what is paid in has to be kept, and the name of that figure in braces; undefined if it need not be. */
  tie?: { what: "deposit" | "investment"; lapse: string; slot: string } | undefined;
  /** Whether the offer also asks for a verb; with `what`, of that kind. */
  asks: (name: string, what?: string) => boolean;
  /** Whether somebody says when the benefit arrives. */
  isDated: boolean;
  /** Whether stopping something that has to be kept takes the benefit, or a part of it. */
  isLosable: boolean;
  /** Whether nothing is received until something asked, by its name, is over: who stops before has nothing to give back. */
  isBeforeAll: (name: string) => boolean;
}

/** The brand, or the card of it that one asks for to take part: «la tarjeta Icon de {brand}». */
export const ofBrand = ({ card }: Joining) => (card ? `${card} de {brand}` : "{brand}");

/** Start from which the site counts a time whose first day nobody says. */
export const sinceJoining = ({ card }: Joining) => (card ? "desde que pides la tarjeta" : "desde el alta");
