import type { ComposedEntry } from '@bee/contracts/composition';
import type { Running } from './content-edits.ts';
import type { ListedReleases } from './resolve-release.ts';

/** Adds the digests that entries of older compositions lack; releases no longer in the store get no digest. */
export const withDigests = async (running: Running, releases: ListedReleases): Promise<Running> => {
  const filled = async (name: string, entry: ComposedEntry): Promise<ComposedEntry> => {
    const digestOf = async (release: string | undefined) =>
      release === undefined ? undefined : (await releases.read(name, release).catch(() => null))?.digest;
    const digest = entry.digest ?? (await digestOf(entry.active));
    const good = entry.last_known_good_digest ?? (await digestOf(entry.last_known_good));
    return {
      ...entry,
      ...(digest && { digest }),
      ...(entry.last_known_good && good && { last_known_good_digest: good }),
    };
  };
  return {
    shell: await filled('shell', running.shell),
    remotes: Object.fromEntries(
      await Promise.all(
        Object.entries(running.remotes).map(async ([name, entry]) => [name, await filled(name, entry)] as const),
      ),
    ),
  };
};
