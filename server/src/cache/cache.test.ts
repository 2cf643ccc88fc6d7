import { cacheLoads } from '../telemetry/cache-metrics.ts';
import { type Cache, type CacheEntry, createCache, type SharedEntries } from './cache.ts';
import { namesOfChange, namesOfValue } from './cache-tag.ts';
import { LoadAbandoned } from './load-abandoned.ts';
import type { TagVersion } from './tag-versions.ts';

const RULES = { freshSeconds: 60, keepSeconds: 600 };

class Gone extends Error {}

const setUp = (given: { maxBytes?: number; shared?: SharedEntries } = {}) => {
  const clock = { now: 1_000_000 };
  let versions = new Map<string, TagVersion>();
  const failures: unknown[] = [];
  const cache = createCache({
    name: 'unit',
    maxBytes: 1e6,
    tagVersions: () => versions,
    now: () => clock.now,
    onFailure: (error) => failures.push(error),
    isAnswer: (error) => error instanceof Gone,
    ...given,
  });
  const touch = (name: string, isWithdrawn = false) => {
    const version = (versions.get(name)?.version ?? 0) + 1;
    versions = new Map([...versions, [name, { version, withdrawn: isWithdrawn ? version : 0 }]]);
  };
  let loads = 0;
  const load = async () => `value ${++loads}`;
  return { cache, clock, touch, load, failures, loads: () => loads };
};

const settle = () => new Promise(setImmediate);
const fail = () => Promise.reject(new Error('broken'));

/** A value that is cached and then becomes stale by age. */
const stale = async () => {
  const parts = setUp();
  await parts.cache.get('a', RULES, parts.load);
  parts.clock.now += 61_000;
  return parts;
};

describe('a cache', () => {
  it('loads once for concurrent callers and while the value is fresh', async () => {
    const { cache, clock, load, loads } = setUp();
    await Promise.all([cache.get('a', RULES, load), cache.get('a', RULES, load)]);
    clock.now += 59_000;
    expect(await cache.get('a', RULES, load)).toBe('value 1');
    expect(loads()).toBe(1);
  });

  it('serves a value that is stale by age at once, and renews it once', async () => {
    const { cache, load, loads } = await stale();
    const served = await Promise.all([cache.get('a', RULES, load), cache.get('a', RULES, load)]);
    expect(served).toEqual(['value 1', 'value 1']);
    await settle();
    expect(await cache.get('a', RULES, load)).toBe('value 2');
    expect(loads()).toBe(2);
  });

  it('waits for a new value beyond the time that it keeps old ones', async () => {
    const { cache, clock, load } = await stale();
    clock.now += 600_000;
    expect(await cache.get('a', RULES, load)).toBe('value 2');
  });

  it('serves a value at once whose tag was touched, renews it, and leaves others alone', async () => {
    const { cache, touch, load } = setUp();
    const get = (key: string, tag: 'supply' | 'prices') => cache.get(key, { ...RULES, tags: [tag] }, load);
    await get('a', 'supply');
    await get('b', 'prices');
    touch('supply');
    expect([await get('a', 'supply'), await get('b', 'prices')]).toEqual(['value 1', 'value 2']);
    await settle();
    expect([await get('a', 'supply'), await get('b', 'prices')]).toEqual(['value 3', 'value 2']);
  });

  it('learns tags while it loads', async () => {
    const { cache, touch, load } = setUp();
    const get = () =>
      cache.get('a', RULES, ({ addTags }) => {
        addTags(['supply:1']);
        return load();
      });
    await get();
    touch('supply:1');
    await get();
    await settle();
    expect(await get()).toBe('value 2');
  });

  it('renews a value again whose tag was touched while it was loaded', async () => {
    const { cache, touch } = setUp();
    const rules = { ...RULES, tags: ['supply'] as const };
    await cache.get('a', rules, async () => {
      touch('supply');
      return 'read before the change';
    });
    await cache.get('a', rules, async () => 'read after it');
    await settle();
    expect(await cache.get('a', rules, fail)).toBe('read after it');
  });

  it('waits after a touch where a reader must see it, also if a load is running that began before', async () => {
    const { cache, touch, load } = setUp();
    const rules = { ...RULES, tags: ['supply'] as const, waitForTags: true };
    await cache.get('a', rules, load);
    touch('supply');
    expect(await cache.get('a', rules, load)).toBe('value 2');
    touch('supply');
    let finish = (_value: string) => {};
    const running = cache.get('a', rules, () => new Promise<string>((resolve) => (finish = resolve)));
    await settle();
    touch('supply');
    const next = cache.get('a', rules, load);
    await settle();
    finish('too early');
    expect(await next).toBe('value 3');
    await running;
  });

  it('never serves a withdrawn value, not even if its renewal fails', async () => {
    const { cache, touch, load } = setUp();
    const rules = { ...RULES, tags: ['supply:1'] as const };
    await cache.get('a', rules, load);
    touch('supply:1', true);
    await expect(cache.get('a', rules, fail)).rejects.toThrow('broken');
    expect(await cache.get('a', rules, load)).toBe('value 2');
  });

  it('keeps the old value of a failing load, reports it, and does not retry at every request', async () => {
    const { cache, clock, load, loads, failures } = await stale();
    expect(await cache.get('a', RULES, fail)).toBe('value 1');
    await settle();
    expect(failures).toEqual([new Error('broken')]);
    await cache.get('a', RULES, load);
    await settle();
    expect(loads()).toBe(1);
    clock.now += 600_000;
    expect(await cache.get('a', RULES, fail)).toBe('value 1');
    clock.now += 6_000;
    expect(await cache.get('a', RULES, load)).toBe('value 2');
  });

  it('rejects where a first load fails, and does not cache the failure', async () => {
    const { cache, load } = setUp();
    await expect(cache.get('a', RULES, fail)).rejects.toThrow('broken');
    expect(await cache.get('a', RULES, load)).toBe('value 1');
  });

  it('drops a value when the load answers that it no longer exists', async () => {
    const { cache, failures } = await stale();
    const gone = () => Promise.reject(new Gone());
    await cache.get('a', RULES, gone);
    await settle();
    await expect(cache.get('a', RULES, gone)).rejects.toThrow(Gone);
    expect(failures).toEqual([]);
  });

  it('drops what was used longest ago beyond its bytes, and never holds a larger value', async () => {
    const { cache, load } = setUp({ maxBytes: 2_500 });
    const text = (letter: string) => async () => letter.repeat(490);
    await cache.get('a', RULES, text('a'));
    await cache.get('b', RULES, text('b'));
    await cache.get('a', RULES, fail);
    await cache.get('c', RULES, text('c'));
    await expect(cache.get('a', RULES, fail)).resolves.toMatch(/^a+$/);
    await expect(cache.get('b', RULES, fail)).rejects.toThrow('broken');
    await cache.get('d', RULES, async () => 'd'.repeat(2_000));
    await expect(cache.get('d', RULES, load)).resolves.toBe('value 1');
  });
});

describe('a load whose readers have left', () => {
  const begin = (cache: Cache, reader: AbortSignal, seen: AbortSignal[] = []) =>
    cache.get('a', { ...RULES, reader }, async ({ signal }) => {
      seen.push(signal);
      await settle();
      if (signal.aborted) throw new LoadAbandoned('left');
      return 'loaded';
    });

  it('is abandoned when the last one leaves, without being counted as a failure', async () => {
    const { cache, failures } = setUp();
    const [one, two] = [new AbortController(), new AbortController()];
    const seen: AbortSignal[] = [];
    const both = [begin(cache, one.signal, seen), begin(cache, two.signal, seen)];
    await settle();
    one.abort();
    expect(seen.map(({ aborted }) => aborted)).toEqual([false]);
    two.abort();
    for (const waiting of both) await expect(waiting).rejects.toThrow(LoadAbandoned);
    expect(failures).toEqual([]);
    await expect(begin(cache, one.signal)).rejects.toThrow(LoadAbandoned);
  });

  it('is repeated for a later reader if it had not begun', async () => {
    const { cache } = setUp();
    const gone = new AbortController();
    const first = begin(cache, gone.signal);
    await settle();
    gone.abort();
    await expect(Promise.all([begin(cache, new AbortController().signal), first.catch(() => 'left')])).resolves.toEqual(
      ['loaded', 'left'],
    );
  });

  it('serves a later reader if it had begun', async () => {
    const { cache } = setUp();
    const gone = new AbortController();
    let loads = 0;
    const get = (reader: AbortSignal) =>
      cache.get('a', { ...RULES, reader }, async () => {
        loads += 1;
        await settle();
        return 'loaded';
      });
    const first = get(gone.signal);
    await settle();
    gone.abort();
    await expect(Promise.all([get(new AbortController().signal), first])).resolves.toEqual(['loaded', 'loaded']);
    expect(loads).toBe(1);
  });
});

describe('two caches that share entries', () => {
  const memory = (): SharedEntries & { held: Map<string, string> } => {
    const held = new Map<string, string>();
    return {
      held,
      read: async (key) => JSON.parse(held.get(key) ?? 'null') as CacheEntry | null,
      write: async (key, entry) => void held.set(key, JSON.stringify(entry)),
    };
  };
  const get = (cache: Cache, load: () => Promise<string>) => cache.get('a', { ...RULES, tags: ['supply'] }, load);

  it('load a value once, and again after a touch', async () => {
    const shared = memory();
    const [one, two] = [setUp({ shared }), setUp({ shared })];
    await get(one.cache, one.load);
    expect(await get(two.cache, fail)).toBe('value 1');
    for (const { touch } of [one, two]) touch('supply');
    await get(one.cache, async () => 'changed');
    await settle();
    expect(await get(two.cache, fail)).toBe('value 1');
    await settle();
    expect(await get(two.cache, fail)).toBe('changed');
    const counted = (await cacheLoads.get()).values.filter(({ labels }) => labels.cache === 'unit');
    expect(counted.map(({ labels }) => labels.outcome)).toEqual(expect.arrayContaining(['loaded', 'shared', 'failed']));
  });
});

describe('tags', () => {
  it('of a part are touched by the part and by its whole module; those of a module by every part', () => {
    const isTouched = (value: Parameters<typeof namesOfValue>[0], change: Parameters<typeof namesOfChange>[0]) =>
      namesOfValue(value).some((name) => namesOfChange(change).includes(name));
    expect(isTouched(['supply:1'], ['supply:1'])).toBe(true);
    expect(isTouched(['supply:1'], ['supply:2'])).toBe(false);
    expect(isTouched(['supply:1'], ['supply'])).toBe(true);
    expect(isTouched(['supply'], ['supply:1'])).toBe(true);
    expect(isTouched(['supply'], ['supply'])).toBe(true);
    expect(isTouched(['supply', 'supply:1'], ['prices', 'prices:1'])).toBe(false);
  });
});
