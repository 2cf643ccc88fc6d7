/** Turns texts into vectors that lie near one another where the texts mean the same. */
export type EmbeddingModel = {
  /** Vectors of different models cannot be compared. */
  name: string;
  /**
   * One vector per text, in their order, all of one length.
   * @throws Unavailable when the endpoint gives no such answer; whatever `signal` was aborted with.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
};
