import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bee/contracts/composition';
import type { StatsCompilation } from '@rspack/core';

type Assets = { js: { sync: string[]; async: string[] } };
type FederationManifest = {
  metaData: { remoteEntry?: { name: string } };
  exposes: { path: string; assets: Assets }[];
  shared: { name: string; version: string; assets: Assets }[];
};

/** Maps modules to files: read from the federation manifest and the bundler's chunks, stored in release.json. */
export const readFederation = (
  out: string,
  stats: Record<string, StatsCompilation>,
  pageModules: string[],
): Pick<Release, 'entry' | 'initial' | 'exposes' | 'provides' | 'pages'> => {
  const file = path.join(out, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as FederationManifest;
  for (const name of ['mf-manifest.json', 'mf-stats.json']) rmSync(path.join(out, name), { force: true });
  const browser = stats.browser ?? {};
  const main = browser.entrypoints?.main?.assets?.map(({ name }) => name).filter(isScript) ?? [];
  const fallbacks = fallbackFiles(browser);
  return {
    entry: main.at(-1) ?? manifest.metaData.remoteEntry?.name ?? '',
    initial: main,
    exposes: Object.fromEntries(manifest.exposes.map(({ path: name, assets }) => [name, assets.js.sync])),
    provides: Object.fromEntries(
      // The bundler lists them in the order in which its threads found them.
      manifest.shared
        .map(
          ({ name, version, assets }) =>
            [name, { version, files: assets.js.sync.filter((file) => !fallbacks.has(file)) }] as const,
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    pages: pagesOf(browser, pageModules),
  };
};

/** Scripts of copies that a build uses where none is provided; the shell provides all, so that none is ever loaded. */
const fallbackFiles = ({ chunks = [] }: StatsCompilation): Set<string> =>
  new Set(
    chunks
      .filter(
        ({ origins = [] }) =>
          origins.length > 0 && origins.every(({ moduleName }) => /^consume /.test(moduleName ?? '')),
      )
      .flatMap(({ files = [] }) => files),
  );

const isScript = (name: string) => name.endsWith('.js');

/** Scripts of a named dynamic import, including chunks shared with others. */
const chunkGroup = (stats: StatsCompilation, name: string): string[] =>
  stats.namedChunkGroups?.[name]?.assets?.map((asset) => asset.name).filter(isScript) ?? [];

/**
 * Maps `article/article-detail` to the chunks of src/features/article/article-detail.page.tsx; app/root.tsx sets these
 * chunk names.
 */
const pagesOf = (stats: StatsCompilation, modules: string[]): Record<string, string[]> =>
  Object.fromEntries(
    modules.map((module) => {
      const files = chunkGroup(stats, `page-${`${module}.page.tsx`.replace(/[^\w]+/g, '-')}`);
      if (files.length === 0)
        throw new Error(
          `清单里的页面 ${module} 没有文件 src/features/${module}.page.tsx：请建好它，或改清单里的 module`,
        );
      return [module, files];
    }),
  );
