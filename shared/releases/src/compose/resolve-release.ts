import type { StoredReleases } from '../gate/violation.ts';
import { releaseCommand } from './advised-command.ts';
import type { Chosen } from './entry-edits.ts';
import { ComposeRefused } from './refused.ts';

/** The releases of a store, as used by the composer. */
export type ListedReleases = StoredReleases & { ids(name: string): Promise<string[]> };

/**
 * A release id resolves to itself, a plain version to its newest build, and `latest` to the newest release that is not
 * in `leftOut`.
 * @throws ComposeRefused if the store has no matching release.
 */
export const resolveRelease = async (
  releases: ListedReleases,
  name: string,
  version: string,
  leftOut: string[] = [],
): Promise<Chosen> => {
  const ids = await releases.ids(name);
  const exact = ids.includes(version) ? await releases.read(name, version) : null;
  if (exact) return { release: version, digest: exact.digest };
  const fitting = ids.filter((id) =>
    version === 'latest' ? !leftOut.includes(id) : id.replace(/-[0-9a-f]{8}$/, '') === version,
  );
  const read = await Promise.all(fitting.map(async (id) => ({ id, found: await releases.read(name, id) })));
  const newest = read
    .flatMap(({ id, found }) => (found ? [{ id, digest: found.digest, at: found.release.built_at }] : []))
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  if (newest) return { release: newest.id, digest: newest.digest };
  throw new ComposeRefused(
    `仓库里没有 ${name}@${version}；现有：${ids.join('、') || '无'}。请先发布：${releaseCommand(name)}`,
  );
};

/** Resolves a release that ran before. @throws ComposeRefused if it is gone or its release.json has changed. */
export const sameRelease = async (
  releases: ListedReleases,
  name: string,
  release: string,
  digest: string | undefined,
): Promise<Chosen> => {
  const found = await releases.read(name, release);
  if (!found) throw new ComposeRefused(`仓库里已没有 ${name}@${release}，不能回到它；请选另一个版本`);
  if (digest && found.digest !== digest)
    throw new ComposeRefused(`仓库里的 ${name}@${release} 与组合记下的不是同一份（release.json 被改动过）；请重新发布`);
  return { release, digest: found.digest };
};
