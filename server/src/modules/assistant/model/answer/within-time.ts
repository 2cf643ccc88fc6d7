import { Unavailable } from '../../../../http/errors.ts';

/** Milliseconds until the first value, between two values, and in total. */
export type TimeLimits = { firstMs: number; gapMs: number; wholeMs: number };

/** @throws Unavailable when the source exceeds a limit; the source is asked to return but is not awaited. */
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
      step.catch(() => undefined); // it may reject after the loop has ended
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
