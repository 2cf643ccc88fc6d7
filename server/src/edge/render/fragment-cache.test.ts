import { Registry } from 'prom-client';
import { measureCaches } from '../../telemetry/cache-metrics.ts';
import { createFragmentCache } from './fragment-cache.ts';

const setUp = () => {
  const clock = { now: 0, generation: '1' };
  const metrics = new Registry();
  const cache = createFragmentCache<string>(
    () => clock.generation,
    () => clock.now,
    measureCaches(metrics)('pages'),
  );
  let made = 0;
  const make = async () => {
    made += 1;
    return `render ${made}`;
  };
  return { clock, cache, metrics, make, made: () => made };
};

describe('fragment cache', () => {
  it('renders once for everybody who asks meanwhile and within a minute', async () => {
    const { cache, make, made, clock } = setUp();
    await Promise.all([cache.get('a', make), cache.get('a', make)]);
    clock.now = 59_000;
    expect(await cache.get('a', make)).toBe('render 1');
    expect(made()).toBe(1);
  });

  it('serves the old one after a minute while it renders anew', async () => {
    const { cache, make, clock } = setUp();
    await cache.get('a', make);
    clock.now = 61_000;
    expect(await cache.get('a', make)).toBe('render 1');
    await Promise.resolve();
    expect(await cache.get('a', make)).toBe('render 2');
  });

  it('waits for the new one when the data has changed', async () => {
    const { cache, make, clock } = setUp();
    await cache.get('a', make);
    clock.generation = '2';
    expect(await cache.get('a', make)).toBe('render 2');
  });

  it('counts its requests and entries', async () => {
    const { cache, make, metrics, clock } = setUp();
    await cache.get('a', make);
    await cache.get('b', make);
    await cache.get('a', make);
    clock.now = 61_000;
    await cache.get('a', make);
    const shown = await metrics.metrics();
    expect(shown).toContain('bee_cache_entries{cache="pages"} 2');
    const counted = ['miss', 'hit', 'stale'].map((outcome) =>
      new RegExp(`bee_cache_requests_total\\{cache="pages",outcome="${outcome}"\\} (\\d)`).exec(shown)?.at(1),
    );
    expect(counted).toEqual(['2', '1', '1']);
  });

  it('never keeps a failure', async () => {
    const { cache, make } = setUp();
    await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cache.get('a', make)).toBe('render 1');
  });
});
