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

/** What a page has exactly once. React and the platform come with the shell's first script; entry points come when needed. */
const FEDERATED = ['react', 'react-dom', '@bee/platform', '@bee/ui', '@bee/charts'];
const EAGER = new Set(['react', 'react-dom', '@bee/platform']);

/**
 * Federation's shared list, computed from a package's peer dependencies and the entry points that those export. Remotes bring
 * no copy of their own: the shell provides every one of them, and a composition whose ranges do not meet is refused.
 */
export const sharedOfRemote = (dir: string): Record<string, Shared> =>
  Object.fromEntries(
    Object.entries(readPackage(dir).peerDependencies ?? {}).flatMap(([name, range]) =>
      moduleNames(name).map((module) => [module, { ...entry(range), import: false as const }]),
    ),
  );

/** The shell provides every federated package at the version that it holds. */
export const sharedOfShell = (): Record<string, Shared> =>
  Object.fromEntries(
    FEDERATED.flatMap((name) =>
      moduleNames(name).map((module) => [
        module,
        { ...entry(`^${major(name)}.0.0`), ...version(name), ...(EAGER.has(name) && { eager: true as const }) },
      ]),
    ),
  );

/** The same modules, left external in the server file of a remote: the shell's release brings them there too. */
export const isFederated = (request: string): boolean =>
  FEDERATED.some((name) => request === name || (request.startsWith(`${name}/`) && !BUNDLED.includes(request)));

/** Part of each remote's own files. */
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
