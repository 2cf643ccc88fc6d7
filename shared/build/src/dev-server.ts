import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { compile } from './compile.ts';
import { containerName } from './config.ts';
import { type DevServing, devRemoteConfig, devShellConfig } from './dev-config.ts';
import { readManifest } from './read-manifest.ts';
import { inputsHash } from './release-inputs.ts';
import { ROOT } from './workspace.ts';

const RELEASE = 'dev';

/** Name of the federation container that a dev server builds. */
export const devContainer = (name: string): string => containerName(name, RELEASE);

/** Starts the dev server of a remote; its first build may still be running. */
export const startDevServer = async (name: string, serving: DevServing): Promise<{ stop(): Promise<void> }> => {
  const dir = path.join(ROOT, name);
  const widgets = (await readManifest(dir)).widgets.map(({ name: widget, module }) => ({ name: widget, module }));
  const out = path.join(ROOT, '.cache/dev', name);
  const config = devRemoteConfig({ dir, name, release: RELEASE, out, widgets }, serving);
  const compiler = rspack(config);
  const server = new RspackDevServer(config.devServer || {}, compiler);
  await server.start();
  return { stop: () => server.stop() };
};

/** Builds the shell for development unless nothing has changed. @returns its folder */
export const buildDevShell = async (): Promise<string> => {
  const dir = path.join(ROOT, 'shell');
  const out = path.join(ROOT, '.cache/dev/shell');
  const mark = path.join(out, '.inputs');
  const inputs = inputsHash(dir);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return out;
  await compile([devShellConfig({ dir, release: RELEASE, out })]);
  writeFileSync(mark, inputs);
  return out;
};
