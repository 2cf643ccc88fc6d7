export class TimeLimitError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${Math.round(ms)} ms`);
    this.name = 'TimeLimitError';
  }
}

/** Rejects when a phase takes too long; what it waited for goes on unobserved. */
export const within = async <Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(what, ms)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
