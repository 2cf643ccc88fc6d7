import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from './locked-packages.ts';
import { changedFiles, sourceFiles } from './source-files.ts';
import { type PackageJson, ROOT, readPackage, workspaceDir } from './workspace.ts';

/** Folders that determine the build of this workspace: its own and those of all @bee packages it depends on. */
const inputFolders = (dir: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(dir)) return seen;
  seen.add(dir);
  const { dependencies, devDependencies, peerDependencies }: PackageJson = readPackage(dir);
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
    if (name.startsWith('@bee/') && name !== '@bee/testing') inputFolders(workspaceDir(name), seen);
  }
  return seen;
};

const relativeFolders = (dir: string): string[] =>
  [...inputFolders(dir)].map((folder) => path.relative(ROOT, folder)).sort();

/** Eight hex digits of a hash of all build inputs: equal inputs are the same release. */
export const inputsHash = (dir: string): string => {
  const folders = relativeFolders(dir);
  const lockfile = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockedPackages(lockfile)).update('\0');
  for (const file of sourceFiles(ROOT, folders).filter(isInput).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
};

/** Release id for the current content of a workspace: its version and the hash of its inputs. */
export const currentRelease = (name: string): string => {
  const dir = path.join(ROOT, name);
  return `${readPackage(dir).version}-${inputsHash(dir)}`;
};

/** Uncommitted inputs of a release, which would make its commit id wrong; none outside of a repository. */
export const uncommittedInputs = (name: string): string[] =>
  changedFiles(ROOT, [...relativeFolders(path.join(ROOT, name)), 'package-lock.json']).filter(isInput);

export const releaseFolder = (store: string, name: string, release: string) => path.join(store, name, release);

export const isReleased = (store: string, name: string, release: string): boolean =>
  existsSync(path.join(releaseFolder(store, name, release), 'release.json'));

/** Contains the inputs hash of the bundle in the same folder. */
export const SERVER_MARK = path.join(ROOT, 'server/dist/.inputs');

export const isServerBuilt = (): boolean =>
  existsSync(SERVER_MARK) && readFileSync(SERVER_MARK, 'utf8') === inputsHash(path.join(ROOT, 'server'));

const isInput = (file: string) =>
  !/\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('.md') && !file.includes('/e2e/');
