import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A checkout of its own, in which commits are made that the repository does not have. */
export type OtherCheckout = {
  folder: string;
  /** Changes a file without a commit. */
  edit(file: string, change: (text: string) => string): void;
  /** Sets versions by folder (`shared/ui`: `1.1.0`), changes files, and commits it. */
  commit(message: string, versions: Record<string, string>, changes?: Record<string, (text: string) => string>): void;
  /** Builds a release as of the newest commit into a store. @returns its id */
  release(name: string, store: string): string;
  remove(): void;
};

/** The current state of the working copy, with the packages that are installed here. */
export const openOtherCheckout = (): OtherCheckout => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bee-clone-'));
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@bee.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder]);
  const workspaces = ['shared', 'scripts', 'server', 'shell', 'mf-ai', 'mf-content', 'mf-member'];
  for (const workspace of workspaces) {
    cpSync(path.join(ROOT, workspace), path.join(folder, workspace), {
      recursive: true,
      filter: (file) => !/node_modules|dist/.test(file),
    });
  }
  const link = `import('${path.join(ROOT, 'scripts/src/release/worktree.ts')}').then((m) => m.linkPackages('${folder}'))`;
  execFileSync(tsx, ['-e', link], { cwd: ROOT });
  return {
    folder,
    edit: (file, change) => edit(path.join(folder, file), change),
    commit: (message, versions, changes = {}) => {
      for (const [workspace, version] of Object.entries(versions))
        edit(path.join(folder, workspace, 'package.json'), (text) =>
          text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
        );
      for (const [file, change] of Object.entries(changes)) edit(path.join(folder, file), change);
      git('add', '-A');
      git('commit', '--quiet', '-m', message);
    },
    release: (name, store) => {
      const env = { ...process.env, RELEASE_STORE: store };
      const out = execFileSync(tsx, ['scripts/src/release.ts', name], { cwd: folder, env, encoding: 'utf8' });
      return new RegExp(`${name}@(\\S+)`).exec(out)?.[1] ?? '';
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const edit = (file: string, change: (text: string) => string) => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed`);
  writeFileSync(file, after);
};
