import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackOptions, type RuleSetRule, rspack } from '@rspack/core';
import { patchRule } from './library-patches.ts';
import { isFederated, sharedOfRemote, sharedOfShell } from './shared-modules.ts';
import { ROOT } from './workspace.ts';

export type BuildRequest = {
  dir: string;
  /** Part of folder and federation names, so that no two releases share a chunk. */
  release: string;
  out: string;
};

const BROWSERS = 'chrome >= 107, safari >= 16, firefox >= 104';

/** Federation container of a release: `mf_content_1_0_0_ab12cd34`. */
export const containerName = (name: string, release: string): string => `${name}_${release}`.replace(/\W/g, '_');

export const shellConfig = (request: BuildRequest): Configuration[] => [
  {
    ...withFederation(browserBase(request, containerName('shell', request.release)), { provide: true }),
    entry: { main: './src/bootstrap.tsx' },
    plugins: [
      ...browserPlugins(),
      new ModuleFederationPlugin({
        name: containerName('shell', request.release),
        shared: sharedOfShell(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  },
  serverConfig(request, { shell: './src/shell.server.tsx' }, () => false),
];

export const remoteConfig = (
  request: BuildRequest & {
    name: string;
    widgets: { name: string; module: string }[];
    /** Stylesheets of pages and widgets by the path of their module; in development there is one for all. */
    sheets?: Record<string, { file: string; integrity: string }>;
  },
): Configuration[] => {
  const container = containerName(request.name, request.release);
  const browser = withFederation(browserBase(request, container), { provide: false });
  return [
    {
      ...browser,
      module: {
        ...browser.module,
        rules: [
          ...(browser.module?.rules ?? []),
          {
            test: /\.(page|widget)\.tsx$/,
            enforce: 'pre',
            loader: path.join(import.meta.dirname, 'add-sheet-loader.cjs'),
            options: { sheets: request.sheets ?? {} },
          },
        ],
      },
      entry: {},
      plugins: [
        ...browserPlugins(),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.[contenthash:8].js',
          exposes: {
            './remote': './src/remote.tsx',
            ...Object.fromEntries(
              request.widgets.map(({ name, module }) => [`./widget/${name}`, `./src/widgets/${module}.widget.tsx`]),
            ),
          },
          shared: sharedOfRemote(request.dir),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        }),
      ],
    },
    serverConfig(request, { remote: './src/remote.server.tsx' }, isFederated),
  ];
};

/** Common configuration of browser builds, federated or not. */
export const browserBase = ({ dir, out }: Pick<BuildRequest, 'dir' | 'out'>, uniqueName: string): Configuration => ({
  ...bundlerBase(dir),
  name: 'browser',
  target: ['web', 'es2022'],
  output: {
    path: out,
    uniqueName,
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    // A release has its own folder, so chunk names need no hash; every entry lists the names of all its chunks. (A
    // short hash would be worse: the bundler replaces it wherever its characters occur in a file.)
    chunkFilename: '[name].js',
    crossOriginLoading: 'anonymous',
  },
  resolve: {
    ...bundlerBase(dir).resolve,
    // The package's exports resolve to its development build under every condition; the production build is smaller and
    // does not warn.
    alias: {
      'react-router$': path.join(ROUTER, 'index.mjs'),
      'react-router/dom$': path.join(ROUTER, 'dom-export.mjs'),
      ...FEDERATION_AS_MODULES,
      'single-spa$': path.join(ROOT, 'node_modules/single-spa/lib/es2015/esm/single-spa.dev.js'),
    },
  },
  module: {
    rules: [
      ...(bundlerBase(dir).module?.rules ?? []),
      patchRule('strip-federation-loader'),
      patchRule('prunable-router'),
      patchRule('prunable-single-spa'),
      patchRule('rounded-outlines'),
      ...FILES,
    ],
  },
  // The shortest; a release needs no ids in common with others, since its files have a folder of their own.
  // Libraries are in the chunks that use them: every chunk is compressed by itself, and entries name each one's hash.
  optimization: {
    chunkIds: 'natural',
    moduleIds: 'natural',
    splitChunks: { cacheGroups: { defaultVendors: false } },
  },
});

/**
 * Data that libraries fetch at run time is emitted as a file with a hash; `?source` imports a script as text, for a
 * worker.
 */
const FILES: RuleSetRule[] = [
  {
    test: /\.(bcmap|pfb|ttf|wasm)$/,
    type: 'javascript/auto',
    loader: path.join(import.meta.dirname, 'hashed-asset.cjs'),
  },
  { resourceQuery: /^\?source$/, type: 'asset/source' },
];

/** What the bundler asks for by the path of its CommonJS file, of which nothing can be pruned. */
const FEDERATION_AS_MODULES = Object.fromEntries(
  ['runtime', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'].map((name) => {
    const entry = path.join(realpathSync(path.join(ROOT, 'node_modules/@module-federation', name)), 'dist/index');
    return [`${entry}.cjs$`, `${entry}.js`];
  }),
);

const ROUTER = path.join(ROOT, 'node_modules/react-router/dist/production');

/** The name under which the bundler adds the module that it generates. */
const START_UP_CODE = /@module-federation\/runtime\/rspack\.js$/;

/** The shell provides federation's bundler runtime in addition to its core; a remote contains neither. */
const withFederation = (config: Configuration, options: { provide: boolean }): Configuration => ({
  ...config,
  module: {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      ...(options.provide ? [patchRule('one-federation')] : []),
      { test: START_UP_CODE, loader: path.join(import.meta.dirname, 'one-start-up.cjs'), options },
    ],
  },
});

/** Each chunk contains the hashes of the chunks it loads; the entry's own hash is in the composition. */
const browserPlugins = () => [
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  // The bundler writes federation's start-up code by printing one of its own functions. Under tsx that function calls
  // the `__name` helper, which does not exist in the browser.
  new rspack.DefinePlugin({ __name: '((value) => value)' }),
  // For stacks of browser errors. Scripts do not reference their maps (`append`), and maps contain names and positions
  // but no code.
  new rspack.SourceMapDevToolPlugin({
    filename: 'maps/[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }) => path.relative(ROOT, absoluteResourcePath),
    test: /[.]js$/,
  }),
];

const EMPTY_MODULE = path.join(import.meta.dirname, 'empty-module-loader.cjs');

/** `*.browser.ts(x)` is imported only by a hydrated page, so no server render needs it. */
const WITHOUT_BROWSER_CODE = {
  test: /\.browser\.tsx?$/,
  loader: EMPTY_MODULE,
};

/** Never part of a server render. */
const LAZY_ENTRY_POINTS = /^@bee\/charts(\/|$)/;

/** One CommonJS file for the render worker, without federation. */
const serverConfig = (
  { dir, out }: BuildRequest,
  entry: Record<string, string>,
  isExternal: (request: string) => boolean,
): Configuration => ({
  ...bundlerBase(dir),
  name: 'server',
  target: 'node20',
  entry,
  externals: [
    ({ request = '' }, callback) => {
      if (LAZY_ENTRY_POINTS.test(request) || isExternal(request)) callback(undefined, `commonjs ${request}`);
      else callback();
    },
  ],
  output: { path: path.join(out, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  module: {
    rules: [...(bundlerBase(dir).module?.rules ?? []), WITHOUT_BROWSER_CODE],
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  optimization: { splitChunks: false, runtimeChunk: false, minimize: false },
});

/** Stylesheets are files of their own; the imports say which of them a page needs. */
export const WITHOUT_STYLES = { test: /\.css$/, loader: EMPTY_MODULE, type: 'javascript/auto' as const };

export const bundlerBase = (dir: string): RspackOptions => ({
  context: dir,
  mode: 'production',
  devtool: false,
  lazyCompilation: false,
  stats: 'errors-warnings',
  // The federation plugin warns on every build that its public path is determined at run time, which is intended.
  infrastructureLogging: { level: 'error' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          env: { targets: BROWSERS },
        },
      },
      { test: /\.m?js/, resolve: { fullySpecified: false } },
      WITHOUT_STYLES,
    ],
  },
  performance: false,
  // Equal inputs give an equal release that is not built again; a disk cache would be shared by parallel builds.
  cache: false,
});
