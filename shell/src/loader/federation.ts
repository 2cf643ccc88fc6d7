import type { RemoteRelease } from '@bee/contracts/page';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { onAttempt } from './attempt-url.ts';

const registered = new Map<string, string>();
const expected = new Map<string, string>();

/**
 * An entry is executed only with the hash that the composition gives it; a script that the composition does not know
 * throws. Each entry carries the hashes of its own chunks, so the chain covers every file.
 */
export const guardEntries = () =>
  registerPlugins([
    {
      name: 'bee-integrity',
      createScript: ({ url }) => {
        const address = new URL(url, window.location.href);
        // Only a shell that is built for development takes an entry from elsewhere: from the server that it came from.
        const isForeign = process.env.NODE_ENV === 'development' && address.origin !== window.location.origin;
        const asked = isForeign ? address.href : address.pathname;
        const integrity = expected.get(asked);
        if (!integrity) throw new Error(`"${asked}" is not part of this composition`);
        return Object.assign(document.createElement('script'), {
          src: asked,
          async: true,
          crossOrigin: 'anonymous',
          integrity,
        });
      },
    },
  ]);

/** Loads an exposed module of one release. Another address or release drops what the earlier one left behind. */
export const loadExposed = async <Module>(
  name: string,
  release: RemoteRelease,
  attempt: number,
  module: string,
): Promise<Module> => {
  const entry = onAttempt(release.entry.url, attempt);
  if (registered.get(name) !== entry) {
    if (attempt > 0) {
      Reflect.deleteProperty(globalThis, release.container);
      // The bundler waits for the script of a chunk that it finds in the document, even for one that hangs.
      for (const script of document.querySelectorAll(`[data-rspack^="${release.container}:"]`)) script.remove();
    }
    expected.set(entry, release.entry.integrity);
    registerRemotes([{ name, entry, entryGlobalName: release.container, type: 'global' }], { force: true });
    registered.set(name, entry);
  }
  const loaded = await loadRemote<Module>(`${name}/${module}`);
  if (!loaded) throw new Error(`${name} exposes no "${module}"`);
  return loaded;
};
