/**
 * Yields values until the signal is aborted, even while the source is waiting. The source is asked to return (its
 * `finally` runs) but is not awaited.
 */
export async function* untilAborted<Value>(source: AsyncIterable<Value>, signal: AbortSignal): AsyncGenerator<Value> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  try {
    while (!signal.aborted) {
      const step = iterator.next();
      step.catch(() => undefined); // it may reject after the loop has ended
      const next = await Promise.race([step, aborted]);
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.()?.catch(() => undefined);
  }
}
