import type { Configuration, RuleSetRule } from '@rspack/core';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type BuildRequest, remoteConfig, shellConfig } from './config.ts';

/** React of production cannot replace components in place, so a development site runs a shell built like this. */
export const devShellConfig = (request: BuildRequest): Configuration => develop(browserOf(shellConfig(request)), false);

/** A remote for the dev server: fast refresh, and an update channel that works from any page that loads it. */
export const devRemoteConfig = (request: Parameters<typeof remoteConfig>[0], port: number): Configuration => ({
  ...develop(browserOf(remoteConfig(request)), true),
  devServer: {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
  },
});

const browserOf = (configurations: Configuration[]): Configuration => {
  const found = configurations.find(({ name }) => name === 'browser');
  if (!found) throw new Error('There is no build for the browser');
  return found;
};

const develop = (config: Configuration, refresh: boolean): Configuration => ({
  ...config,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  // What production keeps between builds was made by another configuration.
  cache: false,
  output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js' },
  optimization: { chunkIds: 'named', moduleIds: 'named' },
  module: { ...config.module, rules: (config.module?.rules ?? []).map((rule) => withRefresh(rule, refresh)) },
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
    ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
  ],
});

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];
type SwcOptions = { jsc: { transform: { react: object } } };

const withRefresh = (rule: Rule, refresh: boolean): Rule => {
  if (!rule || typeof rule !== 'object' || rule.loader !== 'builtin:swc-loader') return rule;
  const options = (rule as RuleSetRule).options as SwcOptions;
  return {
    ...rule,
    options: { ...options, jsc: { ...options.jsc, transform: { react: { runtime: 'automatic', refresh } } } },
  };
};
