import { createLimiter } from './limiter.ts';

describe('work in turn', () => {
  it('is so much at a time, in the order of coming, and goes on after a failure', async () => {
    const inTurn = createLimiter(2);
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
    const done = await Promise.allSettled([0, 1, 2, 3, 4].map((no) => inTurn(work(no))));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('lets others work while it rests, as long as the piece before took', async () => {
    const inTurn = createLimiter(1, 1);
    const ended: number[] = [];
    const work = async () => {
      const begun = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 60));
      ended.push(performance.now());
      return begun;
    };
    const [first = 0, second = 0] = await Promise.all([inTurn(work), inTurn(work)]);
    const [firstEnd = 0] = ended;
    expect(second - firstEnd).toBeGreaterThanOrEqual((firstEnd - first) * 0.9);
  });

  it('keeps nobody waiting who comes alone', async () => {
    const inTurn = createLimiter(1, 100);
    await inTurn(() => new Promise((resolve) => setTimeout(resolve, 60)));
    const came = performance.now();
    const begun = await inTurn(async () => performance.now());
    expect(begun - came).toBeLessThan(1000);
  });
});
