import path from 'node:path';
import { readManifest, readShellPages } from '@bee/build/read-manifest';
import { readPackage } from '@bee/build/workspace';
import type { Release } from '@bee/contracts/composition';
import { manifestSchema } from '@bee/contracts/manifest';
import { routes } from '@bee/releases/gate/rules/routes';
import type { RemoteRequest } from './remote-request.ts';

/**
 * Why the address of a new remote is taken, in the words of the gate at its first release; null when it is free. Checks
 * only the working copy; remotes known only to the store are left to the gate.
 */
export const takenAddress = async (
  root: string,
  remotes: string[],
  { name, path: pattern, title, page }: RemoteRequest & { page: string },
): Promise<string | null> => {
  const own = manifestSchema.parse({
    name,
    title,
    owner: title,
    requires: { '@bee/platform': '*', '@bee/ui': '*' },
    pages: [{ id: page, module: page, title, paths: [{ pattern }] }],
  });
  const others = await Promise.all(remotes.map((remote) => readManifest(path.join(root, remote))));
  const versionOf = (folder: string) => readPackage(path.join(root, folder)).version;
  const violation = routes({
    shell: {
      name: 'shell',
      release: versionOf('shell'),
      shell_pages: await readShellPages(path.join(root, 'shell')),
    } as Release,
    remotes: [
      ...others.map((manifest) => ({ name: manifest.name, release: versionOf(manifest.name), manifest }) as Release),
      { name, release: '1.0.0', manifest: own } as Release,
    ],
  })[0];
  return violation ? `${violation.what}。${violation.remedy}` : null;
};
