import { Unavailable } from '../../../http/errors.ts';

/** Milliseconds until the first value, between two, and for all of them. */
export type TimeLimits = { firstMs: number; gapMs: number; wholeMs: number };

/** @throws Unavailable when the source keeps everybody waiting; it is told to end, but not waited for. */
export async function* withinTime<Value>(
  source: AsyncIterable<Value>,
  { firstMs, gapMs, wholeMs }: TimeLimits,
): AsyncGenerator<Value> {
  const iterator = source[Symbol.asyncIterator]();
  const until = performance.now() + wholeMs;
  let patience = firstMs;
  try {
    for (;;) {
      const step = iterator.next();
      step.catch(() => undefined); // its failure may come when nobody waits any more
      const next = await inTime(step, Math.min(patience, until - performance.now()));
      if (next.done) return;
      yield next.value;
      patience = gapMs;
    }
  } finally {
    iterator.return?.()?.catch(() => undefined);
  }
}

const inTime = <Value>(promise: Promise<Value>, ms: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unavailable('模型服务没有及时应答，请重试')), Math.max(0, ms));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
