import path from 'node:path';
import type { Configuration, DevServerMiddlewareHandler, RuleSetRule } from '@rspack/core';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type BuildRequest, remoteConfig, shellConfig, WITHOUT_STYLES } from './config.ts';
import { patchFile } from './library-patches.ts';

const DEV_SHEET = path.join(import.meta.dirname, 'dev-sheet-loader.cjs');

/** How a remote in development is served. */
export type DevServing = {
  port: number;
  /** Address for browsers: http://localhost:<port>, or that of a proxy. */
  origin: string;
  /** Origin of the pages that may load it; all others are refused. */
  pages: string;
  /** File name of its stylesheet. */
  styles: string;
  /** Handles requests that match no file of the build. */
  fallback?: DevServerMiddlewareHandler;
};

/**
 * Production React does not support fast refresh, so a development site runs a development build of the shell. The
 * refresh hook must be installed before React loads.
 */
export const devShellConfig = (request: BuildRequest): Configuration => ({
  ...develop(browserOf(shellConfig(request))),
  entry: { main: [patchFile('refresh-hook'), './src/bootstrap.tsx'] },
});

/**
 * A remote for the dev server: fast refresh, and an update channel that works from the pages that load it. Localhost is
 * always allowed; in allowedHosts it would open the files to every page of every site.
 */
export const devRemoteConfig = (
  request: Parameters<typeof remoteConfig>[0],
  { port, origin, pages, styles, fallback }: DevServing,
): Configuration => ({
  ...develop(browserOf(remoteConfig(request)), { remote: request.name, file: styles }),
  devServer: {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    static: false,
    allowedHosts: [pages, origin].map((url) => new URL(url).hostname).filter((host) => host !== 'localhost'),
    headers: { 'Access-Control-Allow-Origin': pages, 'Access-Control-Allow-Private-Network': 'true', Vary: 'Origin' },
    client: {
      overlay: { warnings: false },
      logging: 'warn',
      webSocketURL: `${origin.replace(/^http/, 'ws')}/ws`,
    },
    // Last, so that hosts are checked and headers are set before it runs.
    setupMiddlewares: (middlewares) => (fallback ? [...middlewares, fallback] : middlewares),
  },
});

const browserOf = (configurations: Configuration[]): Configuration => {
  const found = configurations.find(({ name }) => name === 'browser');
  if (!found) throw new Error('There is no build for the browser');
  return found;
};

/** A remote and the file name of its stylesheet: both are refreshed without a reload. */
type Refreshed = { remote: string; file: string };

const develop = (config: Configuration, refreshed?: Refreshed): Configuration => ({
  ...config,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  // The cache of production builds belongs to another configuration.
  cache: false,
  output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js' },
  optimization: { chunkIds: 'named', moduleIds: 'named' },
  module: { ...config.module, rules: (config.module?.rules ?? []).map((rule) => withRefresh(rule, refreshed)) },
  plugins: [
    ...(config.plugins ?? []).filter(
      (plugin) =>
        !(plugin instanceof rspack.SubresourceIntegrityPlugin || plugin instanceof rspack.SourceMapDevToolPlugin),
    ),
    ...(refreshed ? [new ReactRefreshRspackPlugin()] : []),
  ],
});

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];
type SwcOptions = { jsc: { transform: { react: object } } };

const withRefresh = (rule: Rule, refreshed?: Refreshed): Rule => {
  if (refreshed && rule === WITHOUT_STYLES) return { ...rule, loader: DEV_SHEET, options: refreshed };
  if (!rule || typeof rule !== 'object' || rule.loader !== 'builtin:swc-loader') return rule;
  const options = (rule as RuleSetRule).options as SwcOptions;
  return {
    ...rule,
    options: {
      ...options,
      jsc: { ...options.jsc, transform: { react: { runtime: 'automatic', refresh: Boolean(refreshed) } } },
    },
  };
};
