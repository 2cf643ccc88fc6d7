import path from 'node:path';
import { entryPointsOf, readPackage, workspaceDir } from './workspace.ts';

type Shared = {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: true;
  import?: false;
};

/** Packages that must exist once per page. */
const FEDERATED = ['react', 'react-dom', '@bee/platform', '@bee/ui', '@bee/charts'];
/**
 * In the shell's first script, which every page needs whole: one script compresses better than four, 3 KB of 127. The
 * other entry points are loaded on demand.
 */
const EAGER = new Set(['react', 'react-dom', '@bee/platform', '@bee/ui/content']);

/**
 * Federation's shared list, computed from a package's peer dependencies and their exported entry points. Remotes
 * contain no copy of their own: the shell provides all of them, and a composition with incompatible ranges is refused.
 */
export const sharedOfRemote = (dir: string): Record<string, Shared> =>
  Object.fromEntries(
    Object.entries(readPackage(dir).peerDependencies ?? {}).flatMap(([name, range]) =>
      moduleNames(name).map((module) => [module, { ...entry(range), import: false as const }]),
    ),
  );

/** The shell provides every federated package at the version that it contains. */
export const sharedOfShell = (): Record<string, Shared> =>
  Object.fromEntries(
    FEDERATED.flatMap((name) =>
      moduleNames(name).map((module) => [
        module,
        {
          ...entry(`^${major(name)}.0.0`),
          ...version(name),
          ...((EAGER.has(name) || EAGER.has(module)) && { eager: true as const }),
        },
      ]),
    ),
  );

/** The same modules are external in the server file of a remote: there the shell's release provides them too. */
export const isFederated = (request: string): boolean =>
  FEDERATED.some((name) => request === name || (request.startsWith(`${name}/`) && !BUNDLED.includes(request)));

/** Bundled into each remote. */
const BUNDLED = ['@bee/platform/router', '@bee/platform/server', '@bee/ui/styles'];

const moduleNames = (name: string): string[] => {
  if (!name.startsWith('@bee/')) return [name, `${name}/`];
  return entryPointsOf(name);
};

const entry = (requiredVersion: string): Shared => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
});

const version = (name: string) =>
  name.startsWith('@bee/') ? { version: readPackage(workspaceDir(name)).version } : {};

const major = (name: string): string => {
  const dir = name.startsWith('@bee/')
    ? workspaceDir(name)
    : path.join(workspaceDir('@bee/shell'), '../node_modules', name);
  return readPackage(dir).version.split('.')[0] ?? '0';
};
