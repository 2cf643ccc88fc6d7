import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of a checkout that git tracks or would track, relative to its root. An image build has no .git: there the
 * folders are walked with the rules of .gitignore, so that both give the same files.
 */
export const sourceFiles = (root: string, places: string[]): string[] =>
  existsSync(path.join(root, '.git')) ? listedByGit(root, places) : places.flatMap((place) => walk(root, place));

const listedByGit = (root: string, places: string[]): string[] =>
  execFileSync('git', ['ls-files', '-zco', '--exclude-standard', '--', ...places], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file))); // without files that are deleted but not yet committed

/** Files modified, added or deleted since the last commit, relative to the root of a checkout. */
export const changedFiles = (root: string, places: string[]): string[] => {
  if (!existsSync(path.join(root, '.git'))) return [];
  const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...places];
  const lines = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return lines.map((line) => line.slice('XY '.length));
};

const walk = (root: string, place: string, isIgnored = ignoredNames(root)): string[] => {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [place];
  const children = readdirSync(full).filter((name) => !isIgnored(name));
  return children.flatMap((name) => walk(root, path.posix.join(place, name), isIgnored));
};

/**
 * Supports the rules of the project's .gitignore: plain names, folders with a slash, and `*.suffix`. A rule for the root
 * alone, `/keys/`, concerns nothing in a place.
 */
const ignoredNames = (root: string) => {
  const rules = readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((rule) => rule !== '' && !rule.startsWith('/'));
  const names = new Set(rules.map((rule) => rule.replace(/\/$/, '')));
  const suffixes = rules.filter((rule) => rule.startsWith('*')).map((rule) => rule.slice(1));
  return (name: string) => names.has(name) || suffixes.some((suffix) => name.endsWith(suffix));
};
