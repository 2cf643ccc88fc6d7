import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type PackageJson = {
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  bee?: { role: string; private?: string[] };
};

export const ROOT = path.resolve(import.meta.dirname, '../../..');

export const readPackage = (dir: string): PackageJson =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** Folder of a workspace by its package name: `@bee/ui` is shared/ui, `@bee/mf-ai` is mf-ai. */
export const workspaceDir = (name: string): string => {
  const folder = name.replace('@bee/', '');
  const shared = readdirSync(path.join(ROOT, 'shared'));
  return path.join(ROOT, shared.includes(folder) ? `shared/${folder}` : folder);
};

export const remoteNames = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .sort();

/**
 * Modules under which a federated package is shared: its exported entry points, except those that its package.json
 * marks as private.
 */
export const entryPointsOf = (name: string): string[] => {
  const { exports = {}, bee } = readPackage(workspaceDir(name));
  return Object.keys(exports)
    .filter((entryPoint) => !(bee?.private ?? []).includes(entryPoint))
    .map((entryPoint) => (entryPoint === '.' ? name : `${name}${entryPoint.slice(1)}`));
};
