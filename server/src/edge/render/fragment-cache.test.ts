import { createFragmentCache } from './fragment-cache.ts';

const setUp = () => {
  const clock = { now: 0, generation: '1' };
  const cache = createFragmentCache<string>(
    () => clock.generation,
    () => clock.now,
  );
  let made = 0;
  const make = async () => {
    made += 1;
    return `render ${made}`;
  };
  return { clock, cache, make, made: () => made };
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

  it('never keeps a failure', async () => {
    const { cache, make } = setUp();
    await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cache.get('a', make)).toBe('render 1');
  });
});
