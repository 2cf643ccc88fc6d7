import type { Loaded, RemoteLoader } from './remote-loader.ts';

/** Adds the shell's own pages to a loader: they are chunks of the shell. */
export const withOwnPages =
  (load: RemoteLoader, release: string): RemoteLoader =>
  <Module>(name: string, module: string, reload?: boolean): Promise<Loaded<Module>> =>
    name === 'shell'
      ? import(/* webpackChunkName: "ops" */ '../ops/own-pages.tsx').then((own) => ({ module: own as Module, release }))
      : load(name, module, reload);
