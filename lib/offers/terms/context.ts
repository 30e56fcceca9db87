/** How sentences speak of becoming a customer: «registrarte», «abrir la cuenta», «darte de alta». */
export interface Joining {
  /** «Regístrate» */
  imperative: string;
  /** «registrarte» */
  infinitive: string;
  /** «se registra» */
  third: string;
  /** «registrarte»: after «antes de»; with an account, too, what a visitor does is to sign up. */
  signUp: string;
  /** «registrarme»: in a visitor's own question. */
  mine: string;
  /** «te registras» */
  signingUp: string;
  /** «el registro» */
  event: string;
  /** What one joins already has: «una cuenta ya abierta». */
  joined: string;
  /** Joining it, with a pronoun: «registrarte con él». */
  withIt: string;
  /** Where one confirms the offer, after «antes de»: «registrarte», «abrir la cuenta», «contratar». */
  before: string;
}

/** What the words of every part of an offer share. */
export interface Context {
  /** «regalo» or «descuento»: what the benefit is called. */
  reward: string;
  /** Whether the rules of plan-amigo programmes of banks apply, as the OCU describes them. */
  isBank: boolean;
  /** Whether the benefit is money. */
  isMoney: boolean;
  joining: Joining;
  /** Whether the benefit depends on an amount that the visitor says. */
  isByAmount: boolean;
  /** Whether the link has an invitation code; until then a visitor needs a client's. */
  isInvited: boolean;
  /** What the invitation is called: behind «con», as a client's, as one asks for it, and where it fails; none is needed if undefined. */
  invitation?: { by: string; client: string; ask: string; loses: string } | undefined;
  /** Whether the offer also asks for a verb. */
  asks: (name: string) => boolean;
}
