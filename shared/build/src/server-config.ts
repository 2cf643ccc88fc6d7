import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { bundlerBase } from './config.ts';
import { ROOT } from './workspace.ts';

const DIR = path.join(ROOT, 'server');

/** The server's processes as ES modules in server/dist; npm packages stay external and are imported by Node. */
export const serverProcessesConfig = (): Configuration[] => [
  {
    ...processBase('processes'),
    entry: {
      main: './src/main.ts',
      migrate: './src/migrate.ts',
      'embedded-database': './src/db/embedded-database.ts',
      'document-reader': './src/modules/publishing/document/service/preview/reader-process.ts',
      'report-maker': './src/modules/publishing/report/service/maker-process.ts',
    },
    output: {
      path: path.join(DIR, 'dist'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
  },
  {
    ...processBase('workers'),
    entry: { 'render-worker': './src/edge/render/render-worker.ts' },
    output: { path: path.join(DIR, 'dist'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  },
];

const processBase = (name: string): Configuration => ({
  ...bundlerBase(DIR),
  name,
  target: 'node20',
  externalsType: name === 'workers' ? 'commonjs' : 'module',
  externals: [
    ({ request = '' }, callback) => {
      if (/^[./]|^@bee\//.test(request)) callback();
      else callback(undefined, request);
    },
  ],
  optimization: { splitChunks: false, runtimeChunk: false, minimize: false },
});
