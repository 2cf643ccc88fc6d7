import type { HashedFile, PageComposition, RemoteRelease } from '@bee/platform';
import { within } from './time-limit.ts';

const LIST_LIMIT_MS = 6000;
const ATTEMPT_MARK = /~\d+(?=\/)/;

/** SHA-384 of every file that may be executed; whatever is not in it is refused. */
export type FileHashes = {
  of(url: string): string;
  /** Fetches the hash list of a release (itself verified by its hash) unless it is already known. */
  learn(release: RemoteRelease, attempt: number): Promise<void>;
};

export const createFileHashes = (composition: PageComposition): FileHashes => {
  const known = new Map(Object.entries(composition.integrity));
  const learned = new Set<string>();
  return {
    of: (url) => {
      const path = new URL(url, window.location.href).pathname.replace(ATTEMPT_MARK, '');
      const hash = known.get(path);
      if (!hash) throw new Error(`"${path}" is not part of this composition. Reload the page to get the current one.`);
      return hash;
    },
    learn: async (release, attempt) => {
      if (known.has(release.entry.url) || learned.has(release.base)) {
        known.set(release.entry.url, release.entry.integrity);
        return;
      }
      const list = await within(LIST_LIMIT_MS, 'hash list', fetchList(release.hashes, attempt));
      for (const [file, hash] of Object.entries(list)) known.set(release.base + file, hash);
      learned.add(release.base);
    },
  };
};

/** A retry never asks for the same address again: a hung request would hold it. The edge ignores `~n` in a release path. */
export const onAttempt = (url: string, attempt: number): string =>
  attempt === 0 ? url : url.replace(/^(\/releases\/[^/]+\/[^/~]+)\//, `$1~${attempt}/`);

const fetchList = async ({ url, integrity }: HashedFile, attempt: number): Promise<Record<string, string>> => {
  const answer = await fetch(onAttempt(url, attempt), { integrity });
  if (!answer.ok) throw new Error(`hash list answered ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
};
