import type { Release } from '@bee/contracts/composition';
import type { ManifestPage } from '@bee/contracts/manifest';
import { type ActiveComposition, releaseBase } from '../release/active-composition.ts';

export type HashedScript = { url: string; integrity: string };

/**
 * All scripts that a page needs, so that the starter can request them in parallel: the shell, the shared UI entry
 * points (`doors`), the entry and chunks of the page's remote, and its `widgets` (`mf-x/name`) except late ones. The chunks of shared
 * entry points are those of the shell, which provides them.
 */
export const routeFiles = (
  active: ActiveComposition,
  remote: string | null,
  page: ManifestPage | null,
  widgets: readonly string[],
): HashedScript[] => {
  const { shell } = active;
  const files = [...scripts(shell, shell.initial)];
  const doors = new Set(['content', ...(page?.doors ?? [])]);
  const release = remote ? active.remotes[remote] : undefined;
  if (release && page) {
    files.push(
      ...scripts(release, [
        release.entry,
        ...(release.exposes['./remote'] ?? []),
        ...(release.pages[page.module] ?? []),
      ]),
    );
  }
  for (const of of widgets) {
    const [owner = '', name = ''] = of.split('/');
    const provider = active.remotes[owner];
    const described = provider?.manifest?.widgets.find((widget) => widget.name === name);
    if (!provider || described?.late) continue;
    for (const used of described?.doors ?? []) doors.add(used);
    files.push(...scripts(provider, [provider.entry, ...(provider.exposes[`./widget/${name}`] ?? [])]));
  }
  for (const name of doors) files.push(...scripts(shell, shell.provides[`@bee/ui/${name}`]?.files ?? []));
  return [...new Map(files.map((file) => [file.url, file])).values()];
};

const scripts = (release: Release, files: string[]): HashedScript[] =>
  files.map((file) => ({ url: releaseBase(release) + file, integrity: release.integrity[file] ?? '' }));
