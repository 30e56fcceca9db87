/** A question of a page and its answer. */
export interface Answer {
  question: string;
  answer: string;
  /** Whether it is for who may still take part. */
  isForNew?: true;
  /** Whether it is about tax. */
  isTax?: true;
}
