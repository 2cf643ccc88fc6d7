import { measureCache } from '../telemetry/cache-metrics.ts';
import { createByteLru } from './byte-lru.ts';
import { type CacheTag, namesOfValue } from './cache-tag.ts';
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
  /** Time of the request; by default that of the clock. */
  now?: Date;
};

/** `addTags` takes stored names of tags that are known only after loading. */
type Load<Value> = (addTags: (names: readonly string[]) => void) => Promise<Value>;

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
  const loading = new Map<string, Promise<CacheEntry>>();
  const retryAt = new WeakMap<CacheEntry, number>();
  const meter = measureCache(name, entries);

  const timeOf = (rules: CacheRules) => rules.now?.getTime() ?? now();

  const stateOf = async (entry: CacheEntry, rules: CacheRules) =>
    judge(entry, await tagVersions(Object.keys(entry.tags)), rules, timeOf(rules));

  const load = async (key: string, rules: CacheRules, make: Load<unknown>): Promise<CacheEntry> => {
    const held = await shared?.read(key);
    if (held && (await stateOf(held, rules)) === 'fresh') {
      meter.loaded('shared');
      return held;
    }
    const names = new Set(namesOfValue(rules.tags ?? []));
    const before = await tagVersions([...names]);
    const loadedAt = timeOf(rules);
    const value = await make((added) => {
      for (const tag of added) names.add(tag);
    });
    const tags = Object.fromEntries([...names].map((tag) => [tag, before.get(tag)?.version ?? 0]));
    meter.loaded('loaded');
    const entry = { value, loadedAt, tags };
    void shared?.write(key, entry, rules.keepSeconds);
    return entry;
  };

  const renew = (key: string, rules: CacheRules, make: Load<unknown>): Promise<CacheEntry> => {
    const running = loading.get(key);
    if (running) return running;
    const work = load(key, rules, make)
      .then((entry) => {
        entries.set(key, entry, sizeOf(key, entry.value));
        return entry;
      })
      .catch((error: unknown) => {
        const old = entries.get(key);
        if (isAnswer(error)) entries.remove(key);
        else {
          meter.loaded('failed');
          if (old) retryAt.set(old, now() + RETRY_MS);
        }
        throw error;
      })
      .finally(() => loading.delete(key));
    loading.set(key, work);
    return work;
  };

  /** A load that was running may have started before a change that must be waited for. */
  const renewed = async (key: string, rules: CacheRules, make: Load<unknown>): Promise<CacheEntry> => {
    const hasJoined = loading.has(key);
    const entry = await renew(key, rules, make);
    return hasJoined && isAwaited(await stateOf(entry, rules)) ? renew(key, rules, make) : entry;
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
          if (isAnswer(error)) throw error;
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

/** Strings take up to two bytes per character. */
const sizeOf = (key: string, value: unknown): number =>
  2 * key.length + (Buffer.isBuffer(value) ? value.byteLength : 2 * (JSON.stringify(value)?.length ?? 0));
