/**
 * Passes values on until the signal is aborted, even while the source keeps everybody waiting. The source is told to
 * end (its `finally` runs), but not waited for.
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
      step.catch(() => undefined); // its failure may come when nobody waits any more
      const next = await Promise.race([step, aborted]);
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.()?.catch(() => undefined);
  }
}
