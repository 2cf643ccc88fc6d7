import type { Composition, Release } from '@bee/contracts/composition';
import type { ManifestPage } from '@bee/contracts/manifest';
import type { OwnHosts, PageComposition, PageInBrowser, RemoteRelease } from '@bee/contracts/page';
import type { SiteInfo } from '@bee/contracts/site-info';
import { createRouteTable, type RouteTable } from '@bee/domain/route';
import { type Address, addressesOf, overlap } from '@bee/releases/gate/addresses';
import { pageSheets, type UsedUi } from '@bee/releases/sheet/page-sheets';
import type { ReleaseStore } from './release-store.ts';

/** A composition with everything that its pages need, read once. */
export type ActiveComposition = {
  id: string;
  /** The composition it was created from. */
  source: Composition;
  shell: Release;
  remotes: Record<string, Release>;
  routes: RouteTable<ManifestPage>;
  page: PageComposition;
  /** `page` as JSON that is safe in a script element. */
  pageJson: string;
  /** Style sheets by `door:<name>`, `shell` and `own:<remote>@<release>/<file>`, to be inlined. */
  styles: Record<string, string>;
  /** Names of the releases that only this preview shows. */
  preview?: string;
  /** Problems that do not prevent serving it, for operators. */
  problems: string[];
};

export const releaseBase = (release: Release) => `/releases/${release.name}/${release.release}/`;

/** Releases by name. */
export const releasesOf = ({ shell, remotes }: ActiveComposition): Record<string, string> =>
  Object.fromEntries([shell, ...Object.values(remotes)].map(({ name, release }) => [name, release]));

export const activate = async (store: ReleaseStore, composition: Composition): Promise<ActiveComposition> => {
  const shell = await store.readRelease('shell', composition.shell.active, composition.shell.digest);
  const remotes: Record<string, Release> = {};
  const good: Record<string, Release> = {};
  for (const [name, entry] of Object.entries(composition.remotes)) {
    const { active, digest, last_known_good: last, last_known_good_digest: lastDigest } = entry;
    remotes[name] = await store.readRelease(name, active, digest);
    // A missing earlier release is no reason to fail: it is only the fallback.
    const fallback = last && last !== active ? await store.readRelease(name, last, lastDigest).catch(() => null) : null;
    if (fallback) good[name] = fallback;
  }
  for (const release of [shell, ...Object.values(remotes)]) await store.files.read(release, release.server);
  const { pages: settled, problems } = rewriteUrls(shell, remotes, composition.remotes);
  /** Browsers get the sheets that a page or widget needs, not the names of what it uses. */
  const sheetsOf = (part: UsedUi) => pageSheets(shell, [part]);
  const inBrowser = ({ content, description, render, sitemap, widgets, ...page }: ManifestPage): PageInBrowser => ({
    ...page,
    doors: sheetsOf({ doors: page.doors, content }),
  });
  const page: PageComposition = {
    id: String(composition.sequence),
    shell: {
      release: shell.release,
      doors: entryPointFiles(shell),
      ...(shell.shell_pages && { pages: shell.shell_pages.map(inBrowser) }),
    },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, release]) => {
        const { title = name, owner = '', navigation = [], widgets = [] } = release.manifest ?? {};
        const pages = (settled[name] ?? []).map(inBrowser);
        const lastKnownGood = good[name] ? remoteRelease(good[name]) : null;
        const shown = widgets.map((widget) => ({
          name: widget.name,
          doors: sheetsOf(widget),
          ...(widget.late && { late: true }),
        }));
        return [name, { ...remoteRelease(release), title, owner, pages, navigation, widgets: shown, lastKnownGood }];
      }),
    ),
  };
  return {
    id: page.id,
    source: composition,
    shell,
    remotes,
    routes: createRouteTable([
      ...Object.keys(remotes).map((name) => ({ name, pages: settled[name] ?? [] })),
      { name: 'shell', pages: shell.shell_pages ?? [] },
    ]),
    page,
    pageJson: scriptJson(page),
    styles: await readStyles(store, shell, remotes),
    problems,
  };
};

/** Adds the operator's site information and hosts, for documents and render workers. */
export const withSite = (active: ActiveComposition, site: SiteInfo, hosts?: OwnHosts): ActiveComposition => {
  const page = { ...active.page, site, ...(hosts && { hosts }) };
  return { ...active, page, pageJson: scriptJson(page) };
};

/** JSON that cannot close its script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const hashed = (release: Release, file: string) => ({
  url: releaseBase(release) + file,
  integrity: release.integrity[file] ?? '',
});

const remoteRelease = (release: Release): RemoteRelease => ({
  release: release.release,
  container: release.container,
  base: releaseBase(release),
  entry: hashed(release, release.entry),
  style: release.styles.own ? hashed(release, release.styles.own) : null,
});

const entryPointFiles = (shell: Release) =>
  Object.fromEntries(
    Object.entries(shell.styles).flatMap(([name, file]) => {
      const needs = shell.needs?.[name];
      return name === 'own' ? [] : [[name, { ...hashed(shell, file), ...(needs && { needs }) }]];
    }),
  );

/** Name of the inlined sheet of a page (`page/<module>`) or widget (`widget/<name>`); `own` is that of older releases. */
export const sheetName = (remote: string, { release, styles }: Release, part: string): string =>
  part === 'own' ? `own:${remote}@${release}` : `own:${remote}@${release}/${styles[part]}`;

const readStyles = async (store: ReleaseStore, shell: Release, remotes: Record<string, Release>) => {
  const sheets: Record<string, string> = {};
  const read = async (key: string, release: Release, file: string | undefined) => {
    if (file) sheets[key] = (await store.files.read(release, file)).toString('utf8');
  };
  for (const [name, file] of Object.entries(shell.styles))
    await read(name === 'own' ? 'shell' : `door:${name}`, shell, file);
  for (const [name, release] of Object.entries(remotes))
    for (const [part, file] of Object.entries(release.styles))
      await read(sheetName(name, release, part), release, file);
  return sheets;
};

type Settled = { pages: Record<string, ManifestPage[]>; problems: string[] };

/**
 * The pages of every remote, with each address assigned to a single page. The release gate rejects duplicate addresses;
 * if it was bypassed, the release that has been active longer wins, and the shell wins over all remotes. A page that
 * loses all of its addresses stays known, so that links to it do not throw.
 * @returns `problems`: one sentence for each page that lost an address, for operators
 */
export const rewriteUrls = (
  shell: Release,
  remotes: Record<string, Release>,
  entries: Composition['remotes'],
): Settled => {
  const taken: (Address & { by: string })[] = addressesOf(shell.shell_pages ?? []).map((one) => ({
    ...one,
    by: `shell@${shell.release}`,
  }));
  const settled: Settled = { pages: {}, problems: [] };
  const since = (name: string) => entries[name]?.active_since ?? '';
  const oldestFirst = Object.entries(remotes).sort(
    ([one], [other]) => since(one).localeCompare(since(other)) || one.localeCompare(other),
  );
  for (const [name, release] of oldestFirst) {
    const own = release.manifest?.pages ?? [];
    const by = `${name}@${release.release}`;
    settled.pages[name] = own.flatMap((page) => {
      const lost = addressesOf([page]).flatMap((address) => {
        const owner = taken.find((one) => overlap(one, address));
        return owner ? [{ address, owner }] : [];
      });
      const twice = taken.find((one) => one.page === page.id);
      const owner = twice ?? lost[0]?.owner;
      if (!owner) return [page];
      const written = lost.map(({ address }) => address.written);
      settled.problems.push(
        `${by} 的页面 ${page.id}${written.length > 0 ? `（${written.join('、')}）` : ''} 与 ${owner.by} 的相同，由后者保留；请换掉 ${by}`,
      );
      const plain = page.plain && !written.includes(page.id === 'home' ? '/' : `/${page.id}`);
      return twice ? [] : [{ ...page, plain, paths: page.paths.filter(({ pattern }) => !written.includes(pattern)) }];
    });
    taken.push(...addressesOf(settled.pages[name]).map((one) => ({ ...one, by })));
  }
  return settled;
};
