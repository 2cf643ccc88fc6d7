import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@bee/build/compile';
import { bundlerBase } from '@bee/build/config';
import { filesBelow, precompress } from '@bee/build/release-files';
import { ROOT } from '@bee/build/workspace';

export type Monolith = {
  folder: string;
  main: string;
  /** Scripts that a page needs, by the module of the page in its manifest. */
  filesOf(module: string): string[];
};

const FOLDER = path.join(ROOT, '.tmp/bench-monolith');

/** Shell and two remotes as one build without federation, compressed like a release. */
export const buildMonolith = async (): Promise<Monolith> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const stats = await compile([
    {
      ...bundlerBase(ROOT),
      name: 'monolith',
      target: ['web', 'es2022'],
      entry: { main: path.join(import.meta.dirname, 'monolith/main.tsx') },
      output: {
        path: FOLDER,
        publicPath: '/bench/',
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
      },
      optimization: { chunkIds: 'named', moduleIds: 'deterministic' },
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
