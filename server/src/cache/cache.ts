import { measureCache } from '../telemetry/cache-metrics.ts';
import { createByteLru } from './byte-lru.ts';
import { type CacheTag, namesOfValue } from './cache-tag.ts';
import { LoadAbandoned } from './load-abandoned.ts';
import type { TagVersions } from './tag-versions.ts';

/** A failed renewal of a key is not repeated for this time. */
const RETRY_MS = 5_000;

export type CacheRules = {
  tags?: readonly CacheTag[];
  /** Until this age a value is served as it is, unless one of its tags was touched. */
  freshSeconds: number;
  /** Until this age a stale value is served while it is renewed; beyond it, only if the renewal fails. */
  keepSeconds: number;
  /** Waits for the new value after a touch: for data that other caches are made from, and for readers of own writes. */
  waitForTags?: boolean;
  /** Versions to compare with; by default those that `tagVersions` returns at the time of the request. */
  versions?: TagVersions;
  /** Time of the request; by default that of the clock. */
  now?: Date;
  /** Signal of the only reader of this request, aborted when the reader has left. */
  reader?: AbortSignal | undefined;
};

export type LoadContext = {
  /** Takes stored names of tags that are known only after loading. */
  addTags(names: readonly string[]): void;
  /** Aborted when all readers who wait for the value have left; a load that has not begun may then reject as abandoned. */
  signal: AbortSignal;
};

type Load<Value> = (context: LoadContext) => Promise<Value>;
type Loading = { work: Promise<CacheEntry>; readers: number; abandoned: AbortController };

export type Cache = {
  /** Loads at most once at a time per key. A failed load keeps the old value; without one it rejects. */
  get<Value>(key: string, rules: CacheRules, load: Load<Value>): Promise<Value>;
  clear(): void;
};

/** Values with the versions of their tags before they were loaded. */
export type CacheEntry = { value: unknown; loadedAt: number; tags: Record<string, number> };

/** A second level that several processes share. It must never reject: without it values are loaded. */
export type SharedEntries = {
  read(key: string): Promise<CacheEntry | null>;
  write(key: string, entry: CacheEntry, keepSeconds: number): Promise<void>;
};

type CacheOptions = {
  /** Label of its metrics. */
  name: string;
  maxBytes: number;
  /** At least the versions of these names. */
  tagVersions(names: readonly string[]): TagVersions | Promise<TagVersions>;
  /** Milliseconds. */
  now?(): number;
  shared?: SharedEntries | null;
  /** A value was not renewed. Its key is not given, because it may hold a search word. */
  onFailure(error: unknown): void;
  /** Errors that are the new state, for example that a page no longer exists: the old value is dropped. */
  isAnswer?(error: unknown): boolean;
};

export const createCache = (options: CacheOptions): Cache => {
  const { name, tagVersions, now = Date.now, shared = null, onFailure, isAnswer = () => false } = options;
  const entries = createByteLru<CacheEntry>(options.maxBytes);
  const loading = new Map<string, Loading>();
  const retryAt = new WeakMap<CacheEntry, number>();
  const meter = measureCache(name, entries);

  const timeOf = (rules: CacheRules) => rules.now?.getTime() ?? now();

  const stateOf = async (entry: CacheEntry, rules: CacheRules) =>
    judge(entry, rules.versions ?? (await tagVersions(Object.keys(entry.tags))), rules, timeOf(rules));

  const load = async (
    key: string,
    rules: CacheRules,
    make: Load<unknown>,
    signal: AbortSignal,
  ): Promise<CacheEntry> => {
    const held = await shared?.read(key);
    if (held && (await stateOf(held, rules)) === 'fresh') {
      meter.loaded('shared');
      return held;
    }
    const names = new Set(namesOfValue(rules.tags ?? []));
    const before = await tagVersions([...names]);
    const loadedAt = timeOf(rules);
    const addTags = (added: readonly string[]) => {
      for (const tag of added) names.add(tag);
    };
    const value = await make({ addTags, signal });
    const tags = Object.fromEntries([...names].map((tag) => [tag, before.get(tag)?.version ?? 0]));
    meter.loaded('loaded');
    const entry = { value, loadedAt, tags };
    // Other processes use fresh entries only.
    void shared?.write(key, entry, rules.freshSeconds);
    return entry;
  };

  const begin = (key: string, rules: CacheRules, make: Load<unknown>): Loading => {
    const abandoned = new AbortController();
    const work = load(key, rules, make, abandoned.signal)
      .then((entry) => {
        entries.set(key, entry, sizeOf(key, entry.value));
        return entry;
      })
      .catch((error: unknown) => {
        const old = entries.get(key);
        if (isAnswer(error)) entries.remove(key);
        else if (!(error instanceof LoadAbandoned)) {
          meter.loaded('failed');
          if (old) retryAt.set(old, now() + RETRY_MS);
        }
        throw error;
      })
      .finally(() => {
        if (loading.get(key) === begun) loading.delete(key);
      });
    const begun: Loading = { work, readers: 0, abandoned };
    loading.set(key, begun);
    return begun;
  };

  /** Without a reader it is for the cache, and never abandoned. */
  const renew = async (
    key: string,
    rules: CacheRules,
    make: Load<unknown>,
    reader?: AbortSignal,
  ): Promise<CacheEntry> => {
    if (reader?.aborted) throw new LoadAbandoned('its reader has left');
    const joined = loading.get(key) ?? begin(key, rules, make);
    const wasAbandoned = joined.abandoned.signal.aborted;
    joined.readers += 1;
    reader?.addEventListener('abort', () => {
      joined.readers -= 1;
      if (joined.readers === 0) joined.abandoned.abort();
    });
    return joined.work.catch((error: unknown) => {
      // An abandoned load that had begun completes, also for later readers; one that had not is repeated for them.
      if (wasAbandoned && error instanceof LoadAbandoned) return renew(key, rules, make, reader);
      throw error;
    });
  };

  /** A load that was running may have started before a change that must be waited for. */
  const renewed = async (key: string, rules: CacheRules, make: Load<unknown>): Promise<CacheEntry> => {
    const hasJoined = loading.has(key);
    const entry = await renew(key, rules, make, rules.reader);
    return hasJoined && isAwaited(await stateOf(entry, rules)) ? renew(key, rules, make, rules.reader) : entry;
  };

  const valueFor = async (key: string, rules: CacheRules, make: Load<unknown>): Promise<unknown> => {
    const found = entries.get(key);
    const state = found ? await stateOf(found, rules) : 'withdrawn';
    meter.requested(state === 'fresh' ? 'hit' : isAwaited(state) ? 'miss' : 'stale');
    if (!found || state === 'withdrawn') return (await renewed(key, rules, make)).value;
    const mayRetry = now() >= (retryAt.get(found) ?? 0);
    if (state === 'fresh' || !mayRetry) return found.value;
    if (state === 'expired')
      return renewed(key, rules, make).then(
        ({ value }) => value,
        (error: unknown) => {
          if (isAnswer(error) || error instanceof LoadAbandoned) throw error;
          onFailure(error);
          return found.value;
        },
      );
    renew(key, rules, make).catch((error: unknown) => isAnswer(error) || onFailure(error));
    return found.value;
  };

  return {
    get: <Value>(key: string, rules: CacheRules, make: Load<Value>) => valueFor(key, rules, make) as Promise<Value>,
    clear: entries.clear,
  };
};

type State = 'fresh' | 'stale' | 'expired' | 'withdrawn';

const isAwaited = (state: State): boolean => state === 'expired' || state === 'withdrawn';

const judge = (entry: CacheEntry, versions: TagVersions, rules: CacheRules, now: number): State => {
  let isTouched = false;
  for (const [tag, version] of Object.entries(entry.tags)) {
    const current = versions.get(tag);
    if (!current || current.version <= version) continue;
    if (current.withdrawn > version) return 'withdrawn';
    isTouched = true;
  }
  const age = (now - entry.loadedAt) / 1000;
  if (age > rules.keepSeconds || (isTouched && rules.waitForTags)) return 'expired';
  return isTouched || age > rules.freshSeconds ? 'stale' : 'fresh';
};

/** Strings take up to two bytes per character. Buffers, and values made of them, know their size. */
const sizeOf = (key: string, value: unknown): number => {
  const { byteLength } = (value ?? {}) as { byteLength?: unknown };
  return 2 * key.length + (typeof byteLength === 'number' ? byteLength : 2 * (JSON.stringify(value)?.length ?? 0));
};
