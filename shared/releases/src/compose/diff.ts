import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@bee/contracts/composition';
import type { Manifest, ManifestPage, NavigationEntry } from '@bee/contracts/manifest';
import type { StoredReleases } from '../gate/violation.ts';
import { allEntries, entryOf, type Running } from './content-edits.ts';

/** `was` is null for additions, `is` for removals. */
export type Changed<Value> = { was: Value | null; is: Value | null };
type Named<Value> = Changed<Value> & { name: string };

/** Differences between two releases of the same name. */
export type RemoteDiff = {
  /** `shell` or a remote. */
  name: string;
  title: string;
  owner: string;
  release: Changed<string>;
  /** Git commits. */
  commit: Changed<string>;
  /** Public addresses by page. */
  routes: Named<string>[];
  /** Titles by page. */
  titles: Named<string>[];
  /** Entries by position (`数据 › 价格`): target page and order. */
  navigation: Named<string>[];
  /** Widgets by name: their description as JSON. */
  widgets: Named<string>[];
  /** Bytes (brotli) by page; by file for the shell. Only differences; older releases have no sizes. */
  sizes: Named<number>[];
  /** Versions of the @bee packages at build time, and the required version ranges. */
  shared: Named<string>[];
  /** API operations called before or now; `changed` if the expected request or response differs. */
  operations: { name: string; calledBefore: boolean; called: boolean; changed: boolean }[];
};

/** Only names whose release changed, the shell first. A release missing from the store counts as empty. */
export const diffRunning = async (
  before: Running | null,
  after: Running,
  releases: Pick<StoredReleases, 'read'>,
): Promise<RemoteDiff[]> => {
  const names = new Set([...(before ? allEntries(before) : []), ...allEntries(after)].map(([name]) => name));
  const diffs: RemoteDiff[] = [];
  for (const name of names) {
    const [was, is] = [entryOf(before, name)?.active, entryOf(after, name)?.active];
    if (was === is) continue;
    const read = async (id: string | undefined) => (id ? ((await releases.read(name, id))?.release ?? null) : null);
    diffs.push(diffReleases(name, { was: await read(was), is: await read(is) }));
  }
  return diffs;
};

const diffReleases = (name: string, { was, is }: Changed<Release>): RemoteDiff => {
  const between = <Value>(of: (release: Release) => Record<string, Value>) =>
    changedNames(was ? of(was) : {}, is ? of(is) : {});
  const manifest = (is ?? was)?.manifest;
  return {
    name,
    title: manifest?.title ?? name,
    owner: manifest?.owner ?? '',
    release: { was: was?.release ?? null, is: is?.release ?? null },
    commit: { was: was?.commit ?? null, is: is?.commit ?? null },
    routes: between((release) => byPage(release.manifest, addresses)),
    titles: between((release) => byPage(release.manifest, ({ title }) => title)),
    navigation: between((release) => entriesBelow(release.manifest?.navigation ?? [])),
    widgets: between((release) => widgetsOf(release.manifest)),
    sizes: between(sizesOf),
    shared: between((release) => ({
      ...release.packages,
      ...Object.fromEntries(
        Object.entries(release.manifest?.requires ?? {}).map(([one, range]) => [`${one}（要求）`, range]),
      ),
    })),
    operations: operationsBetween(was, is),
  };
};

const changedNames = <Value>(was: Record<string, Value>, is: Record<string, Value>): Named<Value>[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !isDeepStrictEqual(was[name], is[name]))
    .map((name) => ({ name, was: was[name] ?? null, is: is[name] ?? null }));

const byPage = (manifest: Manifest | null, of: (page: ManifestPage) => string): Record<string, string> =>
  Object.fromEntries((manifest?.pages ?? []).map((page) => [page.id, of(page)]));

const addresses = ({ id, plain, paths }: ManifestPage): string =>
  [...(plain ? [id === 'home' ? '/' : `/${id}`] : []), ...paths.map(({ pattern }) => pattern)].join(' ');

const entriesBelow = (entries: NavigationEntry[], above = ''): Record<string, string> =>
  Object.assign(
    {},
    ...entries.map((entry) => {
      const place = `${above}${entry.title}`;
      const params = entry.to?.params ? `?${new URLSearchParams(entry.to.params)}` : '';
      const target = entry.to ? `${entry.to.page}${params}` : '（分组）';
      return { [place]: `${target}，第 ${entry.order} 位`, ...entriesBelow(entry.children ?? [], `${place} › `) };
    }),
  );

const widgetsOf = (manifest: Manifest | null): Record<string, string> =>
  Object.fromEntries(
    (manifest?.widgets ?? []).map(({ name, module: _m, doors: _d, content: _c, ...described }) => [
      name,
      JSON.stringify(described),
    ]),
  );

/** Strips content hashes from shell file names, so that the files of two releases can be compared. */
const sizesOf = ({ sizes = {} }: Release): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const [name, bytes] of Object.entries(sizes)) {
    const plain = name.replace(/\.[\w-]{8}(?=\.(js|css)$)/, '');
    sums[plain] = (sums[plain] ?? 0) + bytes;
  }
  return sums;
};

const operationsBetween = (was: Release | null, is: Release | null): RemoteDiff['operations'] =>
  [...new Set([...(was?.operations ?? []), ...(is?.operations ?? [])])].sort().flatMap((name) => {
    const [before, after] = [was?.schemas?.[name], is?.schemas?.[name]];
    const changed = before !== undefined && after !== undefined && !isDeepStrictEqual(before, after);
    const calledBefore = was?.operations.includes(name) ?? false;
    const called = is?.operations.includes(name) ?? false;
    return changed || called !== calledBefore ? [{ name, calledBefore, called, changed }] : [];
  });
