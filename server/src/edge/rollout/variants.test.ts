import { type Composition, compositionSchema } from '@bee/contracts/composition';
import type { ActiveComposition } from '../release/active-composition.ts';
import { followVariants } from './follow-variants.ts';
import { openVariants } from './variants.ts';

const since = (day: number) => `2026-11-0${day}T00:00:00Z`;
const canary = (release: string, day = 1) => ({ release, percent: 100, salt: release, since: since(day) });
const composition = (sequence: number, remotes: Record<string, object>) =>
  compositionSchema.parse({ format: 2, sequence, changed_at: since(1), shell: { active: '1' }, remotes });

/** The part of a composition that the tests check: the release of every remote. */
const activeOf = async (source: Composition): Promise<ActiveComposition> => {
  const releases = Object.entries(source.remotes).map(([name, { active }]) => `${name}@${active}`);
  if (releases.some((release) => missing.has(release))) throw new Error('没有 release.json');
  const page = { id: String(source.sequence), releases };
  const problems = Object.keys(source.remotes).filter((name) => contested.has(name));
  return { id: page.id, source, page, pageJson: JSON.stringify(page), problems } as unknown as ActiveComposition;
};
const missing = new Set<string>();
const contested = new Set<string>();
const releasesOf = (active: ActiveComposition) => JSON.parse(active.pageJson).releases.join(' ');
const EVERYBODY = { lot: 0, account: null };
const NOBODY = { lot: null, account: null };

beforeEach(() => {
  missing.clear();
  contested.clear();
});

describe('variants of a composition', () => {
  const TWO = {
    'mf-a': { active: '1', canary: { ...canary('2'), visitors: false } },
    'mf-b': { active: '1', canary: canary('2') },
  };

  it('have ids and documents of their own, the same at every edge', async () => {
    const open = async () => openVariants(await activeOf(composition(12, TWO)), activeOf);
    const { all, of } = await open();
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual(['12', ...Array(3).fill(expect.stringMatching(/^12~[0-9a-f]{6}$/))]);
    expect(new Set(ids).size).toBe(4);
    expect((await open()).problems).toEqual([]);
    expect(all.map(({ pageJson }) => JSON.parse(pageJson).id)).toEqual(ids);
    expect((await open()).all.map(({ id }) => id)).toEqual(ids);
    expect(releasesOf(of(NOBODY))).toBe('mf-a@1 mf-b@1');
    expect(releasesOf(of(EVERYBODY))).toBe('mf-a@1 mf-b@2');
    expect(releasesOf(of({ lot: null, account: 5 }))).toBe('mf-a@2 mf-b@2');
  });

  it('leave out a canary that cannot be opened, and say so', async () => {
    missing.add('mf-a@2');
    const { all, of, complete, problems } = await openVariants(await activeOf(composition(12, TWO)), activeOf);
    expect(all).toHaveLength(2);
    expect(complete).toBe(false);
    expect(releasesOf(of({ lot: 0, account: 0 }))).toBe('mf-a@1 mf-b@2');
    expect(problems).toEqual([expect.stringContaining('mf-a@2 不可用')]);
  });

  it('are four at most: the canaries that came first', async () => {
    const three = {
      'mf-a': { active: '1', canary: canary('2', 3) },
      'mf-b': { active: '1', canary: canary('2', 2) },
      'mf-c': { active: '1', canary: canary('2', 1) },
    };
    const { all, of, problems } = await openVariants(await activeOf(composition(12, three)), activeOf);
    expect(all).toHaveLength(4);
    expect(releasesOf(of(EVERYBODY))).toBe('mf-a@1 mf-b@2 mf-c@2');
    expect(problems).toEqual([expect.stringContaining('mf-a 的灰度版本未启用')]);
  });
});

describe('following the store', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const followed = async (first: Composition, activate = activeOf) => {
    let current = await activeOf(first);
    let changed = (): void => undefined;
    const closed: string[] = [];
    const said: string[] = [];
    const site = await followVariants({
      follower: {
        current: () => current,
        onChange: (listener) => {
          changed = listener;
        },
      },
      activate,
      serve: () => (active) => ({ active, close: () => closed.push(active.id) }),
      onSwitch: () => undefined,
      report: (line) => said.push(line),
    });
    const switchTo = async (next: Composition) => {
      current = await activeOf(next);
      changed();
      await jest.advanceTimersByTimeAsync(0);
    };
    return { site, switchTo, closed, said };
  };
  const one = (sequence: number, release?: string) =>
    composition(sequence, { 'mf-a': { active: '1', ...(release && { canary: canary(release) }) } });

  it('serves another one at once, and lets the old workers end first', async () => {
    const { site, switchTo, closed } = await followed(one(1, '2'));
    const before = site.id(EVERYBODY);
    expect(before).toMatch(/^1~/);
    expect(site.hasCanary()).toBe(true);
    await switchTo(one(2));
    expect(site.id(EVERYBODY)).toBe('2');
    expect(site.hasCanary()).toBe(false);
    expect(closed).toEqual([]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(closed).toEqual(['1', before]);
  });

  it('takes up a canary that comes into the store later', async () => {
    missing.add('mf-a@2');
    const { site, said } = await followed(one(1, '2'));
    expect(site.id(EVERYBODY)).toBe('1');
    await jest.advanceTimersByTimeAsync(11_000);
    expect(said).toHaveLength(1);
    expect(site.problems()).toEqual(said);
    missing.clear();
    await jest.advanceTimersByTimeAsync(5000);
    expect(site.problems()).toEqual([]);
    expect(site.id(EVERYBODY)).toMatch(/^1~/);
    site.close();
    expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('says what is wrong with what is served once, and no more when it is over', async () => {
    contested.add('mf-a');
    const { site, switchTo, said } = await followed(one(1));
    expect(site.problems()).toEqual(['mf-a']);
    await switchTo(one(2, '2'));
    expect([site.problems(), said]).toEqual([['mf-a'], ['mf-a']]);
    contested.clear();
    await switchTo(one(3));
    expect(site.problems()).toEqual([]);
    site.close();
  });

  it('does not go back to a composition whose canary was slow to open', async () => {
    let release = (): void => undefined;
    const slow = async (source: Composition) => {
      if (source.sequence === 2)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return activeOf(source);
    };
    const { site, switchTo } = await followed(one(1), slow);
    await switchTo(one(2, '2'));
    expect(site.id()).toBe('1');
    await switchTo(one(3));
    expect(site.id()).toBe('3');
    release();
    await jest.advanceTimersByTimeAsync(10);
    expect(site.id()).toBe('3');
  });
});
