import type { KeyObject } from 'node:crypto';
import type { ComposedEntry, Composition, Release } from '@bee/contracts/composition';
import { readHistory } from '@bee/releases/store/composition-history';
import type { StoredComposition } from '@bee/releases/store/stored-composition';
import type { ReleaseStore } from './release-store.ts';

/** Open pages load files of their own composition, so releases of recent compositions stay available. */
const LAST = 30;
const DAYS_MS = 7 * 24 * 3600 * 1000;
const MAX_PREVIEWED = 20;
/** Limits the history that is read, however often the composition changed. */
const MAX_RELEASES = 300;

/** Releases whose files this edge serves: only those of the active and of recent compositions. */
export type ServedReleases = {
  /** Must be called when another composition takes effect. */
  follow(current: StoredComposition): Promise<void>;
  /** Serves those of a preview too, of the latest ones. */
  preview(composition: Composition): void;
  /** Null for a release that no such composition contains. */
  find(name: string, release: string): Promise<Release | null>;
};

/** @param key if given, only signed compositions, and those chained to a signed composition, count */
export const createServedReleases = (
  store: ReleaseStore,
  key: KeyObject | null,
  now: () => number,
  report: (problem: string) => void,
): ServedReleases => {
  const read = new Map<string, StoredComposition>();
  let digests = new Map<string, string | undefined>();
  const previewed = new Map<string, string | undefined>();
  let releases = new Map<string, Promise<Release>>();

  const find = async (name: string, release: string): Promise<Release | null> => {
    const id = `${name}/${release}`;
    if (!digests.has(id) && !previewed.has(id)) return null;
    const known = releases.get(id);
    if (known) return known.catch(() => null);
    const reading = store.readRelease(name, release, digests.get(id) ?? previewed.get(id));
    releases.set(id, reading);
    reading.catch(() => releases.delete(id));
    return reading.catch(() => null);
  };

  return {
    find,
    preview: (composition) => {
      for (const [id, digest] of named([composition])) {
        if (digests.has(id)) continue;
        previewed.delete(id);
        previewed.set(id, digest);
      }
      for (const id of [...previewed.keys()].slice(0, -MAX_PREVIEWED)) previewed.delete(id);
    },
    follow: async (current) => {
      digests = new Map([...digests, ...named([current.composition])]);
      const history = await readHistory(store.bucket, current, { key, newest: MAX_RELEASES, read });
      const since = now() - DAYS_MS;
      const lately = history.filter(
        ({ changed_at }, index) =>
          // Active until the next composition replaced it.
          index >= history.length - LAST || Date.parse(history[index + 1]?.changed_at ?? changed_at) >= since,
      );
      digests = named([...lately, current.composition]);
      releases = new Map([...releases].filter(([id]) => digests.has(id)));
      const running = [...named([current.composition]).keys()];
      const found = await Promise.all(running.map((id) => find(...(id.split('/') as [string, string]))));
      store
        .keepOnly(
          current,
          found.filter((one) => one !== null),
          new Set(digests.keys()),
        )
        .catch((error: Error) => report(`${store.root} 里的发布副本不完整：${error.message}`));
    },
  };
};

const named = (compositions: readonly Composition[]): Map<string, string | undefined> => {
  const digests = new Map<string, string | undefined>();
  const add = (name: string, release: string | undefined, digest: string | undefined) => {
    if (release) digests.set(`${name}/${release}`, digest ?? digests.get(`${name}/${release}`));
  };
  for (const { shell, remotes } of compositions)
    for (const [name, one] of Object.entries<ComposedEntry>({ ...remotes, shell })) {
      add(name, one.active, one.digest);
      add(name, one.canary?.release, one.canary?.digest);
      add(name, one.last_known_good, one.last_known_good_digest);
    }
  return digests;
};
