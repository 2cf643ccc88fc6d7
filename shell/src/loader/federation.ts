import type { RemoteRelease } from '@bee/contracts/page';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { onAttempt } from './attempt-url.ts';

const registered = new Map<string, string>();
const expected = new Map<string, string>();

/**
 * Enforces subresource integrity: an entry runs only with the hash from the composition, and a script that the
 * composition does not list throws. Each entry contains the hashes of its chunks, so the chain covers every file.
 */
export const enforceIntegrity = () =>
  registerPlugins([
    {
      name: 'bee-integrity',
      createScript: ({ url }) => {
        const address = new URL(url, window.location.href);
        // Only a development build of the shell accepts an entry from another origin: that of its development server.
        const isForeign = process.env.NODE_ENV === 'development' && address.origin !== window.location.origin;
        const source = isForeign ? address.href : address.pathname;
        const integrity = expected.get(source);
        if (!integrity) throw new Error(`"${source}" is not part of this composition`);
        return Object.assign(document.createElement('script'), {
          src: source,
          async: true,
          crossOrigin: 'anonymous',
          integrity,
        });
      },
    },
  ]);

/** Loads an exposed module of one release. Another address or release removes the container loaded earlier. */
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
      // The bundler waits for a chunk's script tag that is already in the document, even for one that hangs.
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
