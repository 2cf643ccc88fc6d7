import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@bee/build/compile';
import { browserBase } from '@bee/build/config';
import { precompress } from '@bee/build/release-files';
import { ROOT } from '@bee/build/workspace';
import { filesBelow } from '@bee/releases/store/folder-files';

export type Monolith = {
  folder: string;
  main: string;
  /** Scripts of a page, by its module in the manifest. */
  filesOf(module: string): string[];
};

const FOLDER = path.join(ROOT, '.tmp/bench-monolith');

/** Shell and two remotes as one build without federation, compressed like a release. */
export const buildMonolith = async (): Promise<Monolith> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const base = browserBase({ dir: ROOT, out: FOLDER }, 'monolith');
  const stats = await compile([
    {
      ...base,
      name: 'monolith',
      entry: { main: path.join(import.meta.dirname, 'monolith/main.tsx') },
      output: { ...base.output, publicPath: '/bench/' },
      optimization: { ...base.optimization, chunkIds: 'named' },
    },
  ]);
  await precompress(FOLDER, filesBelow(FOLDER));
  const { entrypoints, namedChunkGroups } = stats.monolith ?? {};
  const initial = scripts(entrypoints?.main?.assets);
  return {
    folder: FOLDER,
    main: initial.at(-1) ?? '',
    filesOf: (module) => [
      ...new Set([
        ...initial,
        ...scripts(namedChunkGroups?.[`page-${`${module}.page.tsx`.replace(/[^\w]+/g, '-')}`]?.assets),
      ]),
    ],
  };
};

const scripts = (assets: { name: string }[] | undefined): string[] =>
  (assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
