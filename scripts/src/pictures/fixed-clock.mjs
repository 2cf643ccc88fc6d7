/**
 * Loaded before everything else in a process, `node --import fixed-clock.mjs?<instant>`: the clock begins at the instant
 * and goes on from there. In the address, since a worker gets no environment; the site's own code stays as it is.
 */
const RealDate = Date;
const began = RealDate.now();
const shift = RealDate.parse(decodeURIComponent(new URL(import.meta.url).search.slice(1))) - began;
if (Number.isNaN(shift)) throw new Error(`${import.meta.url} names no instant`);
const now = () => RealDate.now() + shift;

// Not a subclass: dates that the runtime itself makes are to be instances of it too.
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (_, given, target) =>
    Reflect.construct(RealDate, given.length === 0 ? [now()] : given, target === globalThis.Date ? RealDate : target),
  get: (_, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
});
RealDate.prototype.constructor = globalThis.Date;
