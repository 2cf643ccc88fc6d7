import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProjectRoot, runsFromBundle } from './project.ts';

/** The same entry point twice: a file in server/dist, and its TypeScript source in server/src. */
type Program = { bundle: string; source: string };

/** Starts an entry point of the server as a child process with an IPC channel, from the same build as this process. */
export const forkProgram = (
  { bundle, source }: Program,
  args: readonly string[],
  { execArgv = [], ...options }: ForkOptions = {},
): ChildProcess => {
  const root = findProjectRoot();
  const bundled = runsFromBundle(root);
  const tsx = bundled
    ? []
    : ['--import', pathToFileURL(createRequire(path.join(root, 'package.json')).resolve('tsx')).href];
  return fork(path.join(root, 'server', bundled ? `dist/${bundle}` : `src/${source}`), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...options,
    execArgv: [...execArgv, ...tsx],
  });
};
