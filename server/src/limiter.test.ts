import { AsyncLocalStorage } from 'node:async_hooks';
import { Unavailable } from './http/errors.ts';
import { createLimiter, queueRejections, queueSize } from './limiter.ts';

describe('a limiter', () => {
  it('runs a limited number of calls at a time, in order, and continues after a failure', async () => {
    const limited = createLimiter({ name: 'test', concurrency: 2 });
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (no: number) => async () => {
      begun.push(no);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (no === 1) throw new Error('one fails');
      return no;
    };
    const done = await Promise.allSettled([0, 1, 2, 3, 4].map((no) => limited(work(no))));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('runs waiting work in the context of its own caller', async () => {
    const limited = createLimiter({ name: 'test', concurrency: 1 });
    const caller = new AsyncLocalStorage<string>();
    const call = (name: string) =>
      caller.run(name, () =>
        limited(async () => {
          await new Promise((resolve) => setImmediate(resolve));
          return caller.getStore();
        }),
      );
    expect(await Promise.all(['a', 'b', 'c'].map(call))).toEqual(['a', 'b', 'c']);
  });

  it('pauses between queued calls for as long as the previous one took', async () => {
    const limited = createLimiter({ name: 'test', concurrency: 1, cooldown: 1 });
    const ended: number[] = [];
    const work = async () => {
      const begun = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 60));
      ended.push(performance.now());
      return begun;
    };
    const [first = 0, second = 0] = await Promise.all([limited(work), limited(work)]);
    const [firstEnd = 0] = ended;
    expect(second - firstEnd).toBeGreaterThanOrEqual((firstEnd - first) * 0.9);
  });

  it('does not delay a call when the queue is empty', async () => {
    const limited = createLimiter({ name: 'test', concurrency: 1, cooldown: 100 });
    await limited(() => new Promise((resolve) => setTimeout(resolve, 60)));
    const came = performance.now();
    const begun = await limited(async () => performance.now());
    expect(begun - came).toBeLessThan(1000);
  });

  it('rejects calls beyond the length of its queue', async () => {
    const limited = createLimiter({ name: 'test', concurrency: 1, queue: { max: 1, message: '请稍后重试' } });
    const work = () => new Promise((resolve) => setImmediate(resolve));
    const results = await Promise.allSettled([limited(work), limited(work), limited(work)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(Promise.all([limited(work), limited(work), limited(work)])).rejects.toThrow(Unavailable);
  });

  it('shows how much runs and waits, and counts what it rejects', async () => {
    const limited = createLimiter({ name: 'counted', concurrency: 1, queue: { max: 1, message: '请稍后重试' } });
    const work = () => new Promise((resolve) => setImmediate(resolve));
    const running = Promise.allSettled([limited(work), limited(work), limited(work)]);
    const of = async (metric: typeof queueSize | typeof queueRejections) =>
      (await metric.get()).values.filter(({ labels }) => labels.queue === 'counted').map(({ value }) => value);
    expect(await of(queueSize)).toEqual([1, 1]);
    await running;
    await new Promise((resolve) => setImmediate(resolve));
    expect(await of(queueSize)).toEqual([0, 0]);
    expect(await of(queueRejections)).toEqual([1]);
  });
});
