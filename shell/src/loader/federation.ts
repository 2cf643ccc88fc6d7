import type { RemoteRelease } from '@bee/platform';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { type FileHashes, onAttempt } from './file-hashes.ts';

/** Every script that federation creates carries the hash of the composition; an unknown file throws. */
export const guardScripts = (hashes: FileHashes) =>
  registerPlugins([
    {
      name: 'bee-integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity: hashes.of(url) });
        return script;
      },
    },
  ]);

const registered = new Map<string, string>();

/** Loads an exposed module of one release. Registering by force drops what an earlier attempt left behind. */
export const loadExposed = async <Module>(
  name: string,
  release: RemoteRelease,
  attempt: number,
  module: string,
): Promise<Module> => {
  const entry = onAttempt(release.entry.url, attempt);
  if (registered.get(name) !== entry) {
    if (attempt > 0) Reflect.deleteProperty(globalThis, release.container);
    registerRemotes([{ name, entry, entryGlobalName: release.container, type: 'global' }], { force: true });
    registered.set(name, entry);
  }
  const loaded = await loadRemote<Module>(`${name}/${module}`);
  if (!loaded) throw new Error(`${name} exposes no "${module}"`);
  return loaded;
};
