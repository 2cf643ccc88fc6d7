/**
 * Preloaded with `node --import fixed-clock.mjs?<instant>`: the clock of the process starts at that instant and runs
 * from there. The instant is in the address, because workers get no environment; the site's own code needs no change.
 */
const RealDate = Date;
const began = RealDate.now();
const shift = RealDate.parse(decodeURIComponent(new URL(import.meta.url).search.slice(1))) - began;
if (Number.isNaN(shift)) throw new Error(`${import.meta.url} names no instant`);
const now = () => RealDate.now() + shift;

// Not a subclass: dates created by the runtime must be instances of it too.
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (_, given, target) =>
    Reflect.construct(RealDate, given.length === 0 ? [now()] : given, target === globalThis.Date ? RealDate : target),
  get: (_, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
});
RealDate.prototype.constructor = globalThis.Date;
