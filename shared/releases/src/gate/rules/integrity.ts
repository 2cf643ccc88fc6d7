import type { Release } from '@bee/contracts/composition';
import { labelOf, violation } from '../release-set.ts';
import type { StoredReleases, Violation } from '../violation.ts';

/** A release must match its description: its files, its names, and the operations named in its scripts. */
export const integrityRule = async (
  release: Release,
  releases: StoredReleases,
  known: ReadonlySet<string>,
): Promise<Violation[]> => {
  const label = labelOf(release);
  const damaged = await releases.damaged(release.name, release.release);
  const violationOf = (what: string) => violation('integrity', release, what, '这个版本不能用，请从可信的代码重新发布');
  return [
    ...damaged.map(violationOf),
    ...[...unlisted(release), ...misnamed(release), ...undescribed(release)].map((what) =>
      violationOf(`${label} ${what}`),
    ),
    ...(damaged.length > 0 ? [] : await undeclared(release, releases, known)).map((what) =>
      violationOf(`${label} ${what}`),
    ),
  ];
};

/** Files that are named without a hash or that are outside the release folder. */
const unlisted = ({ entry, initial, exposes, pages, provides, styles, server, integrity }: Release): string[] => {
  const named = [
    ...[entry, server, ...initial, ...Object.values(styles)],
    ...[...Object.values(exposes), ...Object.values(pages)].flat(),
    ...Object.values(provides).flatMap(({ files }) => files),
  ];
  const outside = Object.keys(integrity).filter((file) => !/^(?!.*\.\.)[\w@~.-]+(\/[\w@~.-]+)*$/.test(file));
  return [
    ...[...new Set(named)]
      .filter((file) => !(file in integrity))
      .map((file) => `用到 ${file || '一个没有名字的文件'}，却没有列出它的哈希`),
    ...outside.map((file) => `列出了文件夹之外的文件 ${file}`),
  ];
};

const misnamed = ({ name, release, version, container, manifest, pages, exposes }: Release): string[] => {
  const expected = `${name}_${release}`.replace(/\W/g, '_');
  const remote = name !== 'shell';
  return [
    ...(container === expected ? [] : [`的容器名是 ${container}，应是 ${expected}`]),
    ...(release.startsWith(`${version}-`) ? [] : [`自称版本 ${version}`]),
    ...(remote && manifest?.name !== name ? [`的清单属于 ${manifest?.name ?? '别处'}`] : []),
    ...(remote && !exposes['./remote'] ? ['没有 ./remote'] : []),
    ...(manifest?.pages ?? []).filter(({ module }) => !pages[module]).map(({ id }) => `没有页面 ${id} 的文件`),
    ...(manifest?.widgets ?? [])
      .filter((widget) => !exposes[`./widget/${widget.name}`])
      .map((widget) => `没有部件 ${widget.name} 的文件`),
  ];
};

/** Older releases describe no operations; newer releases must describe every operation that they call. */
const undescribed = ({ operations, schemas }: Release): string[] =>
  operations.filter((id) => schemas && !schemas[id]).map((id) => `没有说明它怎样调用 ${id}`);

/** The shell's scripts contain lists of operations that are never called, so only remotes are checked. */
const undeclared = async (
  release: Release,
  releases: StoredReleases,
  known: ReadonlySet<string>,
): Promise<string[]> => {
  if (release.name === 'shell') return [];
  return (await releases.named(release.name, release.release))
    .filter((id) => known.has(id) && !release.operations.includes(id))
    .sort()
    .map((id) => `调用 ${id}，却没有写明`);
};
