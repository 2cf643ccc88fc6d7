/** Converts texts into vectors that are close to each other if the texts have a similar meaning. */
export type EmbeddingModel = {
  /** Vectors of different models cannot be compared. */
  name: string;
  /**
   * Returns one vector per text, in the same order, all of the same length.
   * @throws Unavailable if the endpoint's answer is invalid; the abort reason if `signal` was aborted.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
};
