import type { StoredReleases } from '../gate/misfit.ts';
import type { Chosen } from './entry-edits.ts';
import { ComposeRefused } from './refused.ts';

/** The releases of a store, as composing reads them. */
export type ListedReleases = StoredReleases & { ids(name: string): Promise<string[]> };

/**
 * A release id as it is; a plain version means its newest build, `latest` the newest of all but those to leave out.
 * @throws ComposeRefused where the store has no such release.
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
    `仓库里没有 ${name}@${version}；现有：${ids.join('、') || '无'}。请先发布：npm run release -w ${name}`,
  );
};

/** What ran before, by its id; refused where the store holds another release.json under that id by now. */
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
