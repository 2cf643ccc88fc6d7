import { setImmediate as others } from 'node:timers/promises';

const SLICE_MS = 2;

/** Like `map`, but yields to the event loop every few milliseconds, and at the end. */
export const mapYielding = async <From, To>(items: readonly From[], map: (item: From) => To): Promise<To[]> => {
  const mapped: To[] = [];
  let since = performance.now();
  for (const item of items) {
    mapped.push(map(item));
    if (performance.now() - since < SLICE_MS) continue;
    await others();
    since = performance.now();
  }
  await others();
  return mapped;
};
