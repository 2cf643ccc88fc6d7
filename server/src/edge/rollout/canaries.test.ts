import { type Canary, compositionSchema } from '@bee/contracts/composition';
import { meets, runningCanaries, withCanaries } from './canaries.ts';

const canary = (given: Partial<Canary> = {}): Canary => ({
  release: '2',
  percent: 10,
  visitors: true,
  salt: 'a',
  since: '2026-11-01T00:00:00Z',
  ...given,
});
const composition = (remotes: Record<string, object>, shell: object = { active: '1' }) =>
  compositionSchema.parse({ format: 2, sequence: 12, changed_at: '2026-11-01T00:00:00Z', shell, remotes });
const lots = Array.from({ length: 10_000 }, (_, lot) => lot);
const inIt = (given: Partial<Canary>) => lots.filter((lot) => meets(canary(given), { lot, account: null }));

describe('who meets a canary', () => {
  it.each([0.01, 1, 10, 33.33, 100])('are %d % of the lots', (percent) => {
    expect(inIt({ percent })).toHaveLength(Math.round(percent * 100));
  });

  it('are kept when the share grows, and others when the salt is another', () => {
    const few = inIt({ percent: 5 });
    const more = new Set(inIt({ percent: 20 }));
    expect(few.filter((lot) => !more.has(lot))).toEqual([]);
    expect(inIt({ percent: 5, salt: 'b' })).not.toEqual(few);
  });

  it('are who the account says, whatever the browser’s lot is', () => {
    const [first = 0] = inIt({});
    const outside = (first + 5000) % 10_000;
    expect(meets(canary(), { lot: outside, account: first })).toBe(true);
    expect(meets(canary(), { lot: first, account: outside })).toBe(false);
  });

  it('are never those without a lot, and members only where it is for them', () => {
    expect(meets(canary({ percent: 100 }), { lot: null, account: null })).toBe(false);
    expect(meets(canary({ percent: 100, visitors: false }), { lot: 1, account: null })).toBe(false);
    expect(meets(canary({ percent: 100, visitors: false }), { lot: null, account: 1 })).toBe(true);
  });
});

describe('canaries of a composition', () => {
  it('are those that somebody may meet, the oldest first', () => {
    const running = runningCanaries(
      composition(
        {
          'mf-a': { active: '1', canary: canary({ since: '2026-11-03T00:00:00Z' }) },
          'mf-b': { active: '1', canary: canary({ since: '2026-11-02T00:00:00Z' }) },
          'mf-none': { active: '1' },
          'mf-zero': { active: '1', canary: canary({ percent: 0 }) },
          'mf-same': { active: '2', canary: canary() },
        },
        { active: '1', canary: canary({ since: '2026-11-04T00:00:00Z' }) },
      ),
    );
    expect(running.map(({ name }) => name)).toEqual(['mf-b', 'mf-a', 'shell']);
  });

  it('take the place of what is active, which is what they fall back to; all else stays', () => {
    const base = composition({
      'mf-a': {
        active: '1',
        digest: 'd1',
        last_known_good: '0',
        last_known_good_digest: 'd0',
        canary: canary({ digest: 'd2' }),
      },
      'mf-b': { active: '7', digest: 'd7', canary: canary() },
    });
    const [first] = runningCanaries(base);
    const { remotes } = withCanaries(base, first ? [first] : []);
    expect(remotes['mf-a']).toMatchObject({
      active: '2',
      digest: 'd2',
      last_known_good: '1',
      last_known_good_digest: 'd1',
    });
    expect(remotes['mf-b']).toEqual(base.remotes['mf-b']);
  });

  it('without a digest of their own have none, rather than that of another release', () => {
    const base = composition({
      'mf-a': { active: '1', digest: 'd1', last_known_good_digest: 'd0', canary: canary() },
    });
    const entry = withCanaries(base, runningCanaries(base)).remotes['mf-a'];
    expect(entry?.digest).toBeUndefined();
    expect(entry?.last_known_good_digest).toBe('d1');
  });
});
