import type { Loaded, RemoteLoader } from './remote-loader.ts';

/** The same loader, which knows the shell's own pages too: they are chunks of the shell. */
export const withOwnPages =
  (load: RemoteLoader, release: string): RemoteLoader =>
  async <Module>(name: string, module: string, anew?: boolean): Promise<Loaded<Module>> => {
    if (name !== 'shell') return load<Module>(name, module, anew);
    const { ownPages } = await import(/* webpackChunkName: "ops" */ '../ops/own-pages.tsx');
    return { module: ownPages as Module, release };
  };
