import { forRemotes } from './calling-release.ts';
import { GlobalsError, reportDamage } from './damage.ts';
import { addEffect, type Effect, isLeft, onLeft, type Scope } from './remote-scopes.ts';
import { scopeListeners } from './scoped-listeners.ts';

/** A loop of requests; a page with many pictures and tables asks for a few dozen. */
const MAX_REQUESTS = 100;
const REQUESTS_WITHIN_MS = 10_000;

/** Gives listeners, timers, observers and storage of remotes to their scopes. Runs before any remote. */
export const scopeEffects = () => {
  const pageTargets = [window, document, document.documentElement, document.body];
  scopeListeners(pageTargets);
  const timers = new Map<unknown, () => void>();
  scopeTimer('setTimeout', 'clearTimeout', timers);
  scopeTimer('setInterval', 'clearInterval', timers);
  scopeTimer('requestAnimationFrame', 'cancelAnimationFrame');
  scopeTimer('requestIdleCallback', 'cancelIdleCallback');
  scopeFetch();
  scopeChannels();
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'])
    scopeObserver(name);
  scopeStorage();
  onLeft(clearing(pageTargets));
};

let lastOwnId = 0;

/** A timer that starts again gets another number; the remote knows it by its first one. */
const scopeTimer = (name: string, ending: string, timers = new Map<unknown, () => void>()) => {
  const end = (window as unknown as Record<string, ((id: unknown) => void) | undefined>)[ending];
  const start = (window as unknown as Record<string, (...values: unknown[]) => unknown>)[name];
  forRemotes(window, name, (scope, call, [callback, ...rest]) => {
    if (typeof callback !== 'function' || !end) return call();
    let current: unknown;
    const drop = () => {
      scope.effects.delete(timer);
      timers.delete(id);
      timer.stop();
    };
    const run = (...values: unknown[]) => {
      if (name !== 'setInterval') drop();
      callback(...values);
    };
    const timer: Effect = {
      start: () => {
        current = start?.(run, ...rest);
      },
      stop: () => end(current),
    };
    addEffect(scope, timer);
    lastOwnId -= 1;
    const id = current ?? lastOwnId;
    timers.set(id, drop);
    return id;
  });
  if (!end) return;
  const clear = (id: unknown) => (timers.get(id) ?? (() => end(id)))();
  (window as unknown as Record<string, unknown>)[ending] = clear;
};

/**
 * Ends loops of requests when a release is left, as an answer that never comes keeps nothing running; before that they
 * are a failure of the release.
 */
const scopeFetch = () => {
  const counts = new WeakMap<Scope, { since: number; requests: number }>();
  const count = (scope: Scope) => {
    const now = performance.now();
    const counted = counts.get(scope);
    if (!counted || now - counted.since > REQUESTS_WITHIN_MS) return counts.set(scope, { since: now, requests: 1 });
    counted.requests += 1;
    const { remote, release } = scope;
    if (counted.requests === MAX_REQUESTS + 1)
      reportDamage(remote, release, 'requests', new GlobalsError('a loop of requests'));
  };
  forRemotes(window, 'fetch', (scope, call) => {
    if (!isLeft(scope)) {
      count(scope);
      return call();
    }
    return new Promise((resolve) => {
      const request: Effect = {
        start: () => {
          scope.effects.delete(request);
          resolve(call());
        },
        stop: () => {},
      };
      addEffect(scope, request);
    });
  });
};

/** Ends loops of messages, which schedule updates; messages wait until the release is shown again. */
export const scopeChannels = () =>
  forRemotes(window, 'MessageChannel', (scope, call) => {
    const channel = call() as MessageChannel;
    let resume = () => {};
    addEffect(scope, {
      start: () => resume(),
      stop: () => {
        const held = [channel.port1, channel.port2].map(holdMessages);
        resume = () => {
          for (const release of held) release();
        };
      },
    });
    return channel;
  });

const holdMessages = (port: MessagePort) => {
  const { onmessage } = port;
  const held: MessageEvent[] = [];
  if (onmessage) port.onmessage = (event) => held.push(event);
  return () => {
    if (onmessage) port.onmessage = onmessage;
    for (const event of held.splice(0)) onmessage?.call(port, event);
  };
};

/** What it observed is gone when the release is shown again. */
const scopeObserver = (name: string) =>
  forRemotes(window, name, (scope, call) => {
    const observer = call() as MutationObserver;
    const reference = new WeakRef(observer);
    const effect: Effect = {
      start: () => {},
      stop: () => {
        reference.deref()?.disconnect();
        scope.effects.delete(effect);
      },
    };
    addEffect(scope, effect);
    return observer;
  });

/** A remote writes and removes keys that begin with `<remote>:`. It may read all. */
const scopeStorage = () => {
  for (const name of ['setItem', 'removeItem'])
    forRemotes(Storage.prototype, name, ({ remote, release }, call, [key]) => {
      if (String(key).startsWith(`${remote}:`)) return call();
      const error = new GlobalsError(`keys of storage must begin with "${remote}:", unlike "${key}"`);
      return reportDamage(remote, release, 'storage', error);
    });
  const { removeItem } = Storage.prototype;
  forRemotes(Storage.prototype, 'clear', ({ remote, release }, _, __, storage) => {
    reportDamage(remote, release, 'storage', new GlobalsError('clear() of all keys'));
    for (const key of Object.keys(storage as Storage)) if (key.startsWith(`${remote}:`)) removeItem.call(storage, key);
  });
};

/**
 * Restores the attributes of `html` and `body`, and removes handlers. Styles of remotes cannot use `data-*` of the
 * document, which are the shell's.
 */
const clearing = (pageTargets: EventTarget[]) => {
  const elements = [document.documentElement, document.body];
  const isOwn = (name: string) => name.startsWith('data-');
  const first = elements.map((element) => new Map([...element.attributes].map(({ name, value }) => [name, value])));
  return () => {
    for (const target of pageTargets as unknown as Record<string, unknown>[])
      for (const key in target) if (/^on/.test(key) && typeof target[key] === 'function') target[key] = null;
    elements.forEach((element, index) => {
      for (const name of element.getAttributeNames())
        if (!isOwn(name) && !first[index]?.has(name)) element.removeAttribute(name);
      for (const [name, value] of first[index] ?? [])
        if (!isOwn(name) && element.getAttribute(name) !== value) element.setAttribute(name, value);
    });
  };
};
