import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseFolder } from '@bee/build/inputs';
import { sourceFiles } from '@bee/build/source-files';
import { ROOT } from '@bee/build/workspace';
import { storeLocation } from '../release/store-location.ts';
import { outdated } from '../start/outdated.ts';

export type FreshClone = {
  dir: string;
  /** Environment of the commands: that of this process, without variables of its test runner and its own site. */
  env: NodeJS.ProcessEnv;
  /** Runs a command in it, as `run('npm', 'test')`, and returns its output; throws with the output when it fails. */
  run(program: string, ...args: string[]): string;
  remove(): void;
};

/**
 * A repository with the working copy as its only commit, and packages of its own: changes there do not affect this one.
 */
export const openFreshClone = (settings: NodeJS.ProcessEnv = {}): FreshClone => {
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'bee-fresh-'));
  const env = { ...inherited(), npm_config_offline: 'true', NO_COLOR: '1', ...settings };
  const run: FreshClone['run'] = (program, ...args) => {
    const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: dir, env, encoding: 'utf8' });
    if (status === 0) return stdout + stderr;
    throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? `${stdout}\n${stderr}`}`);
  };
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', ROOT, dir]);
  copySources(dir);
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@bee.example', 'commit', '-qm', 'as it is', '--allow-empty');
  for (const workspace of ['', ...workspaces()]) copyPackages(path.join(ROOT, workspace), path.join(dir, workspace));
  return { dir, env, run, remove: () => rmSync(dir, { recursive: true, force: true }) };
};

/**
 * Copies existing builds of the working copy; equal sources give equal releases, so the clone need not build them
 * again.
 */
export const copyBuilt = ({ dir }: FreshClone): void => {
  const store = storeLocation();
  const { released, server } = outdated(store);
  for (const [name, release] of Object.entries(released))
    cpSync(releaseFolder(store, name, release), releaseFolder(path.join(dir, '.data/releases'), name, release), {
      recursive: true,
    });
  if (!server) cpSync(path.join(ROOT, 'server/dist'), path.join(dir, 'server/dist'), { recursive: true });
};

const OWN_SETTINGS =
  /^(npm_|JEST|BEE_LONG$|NODE_ENV$|NODE_OPTIONS$|TZ$|PORT$|DATA_DIR$|RELEASE_|COMPOSITION_|API_URL$|.*DATABASE_URL$|REDIS_URL$)/;

const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)));

const copySources = (dir: string): void => {
  const files = sourceFiles(ROOT, ['.']);
  const kept = new Set(files);
  for (const file of sourceFiles(dir, ['.']).filter((name) => !kept.has(name))) rmSync(path.join(dir, file));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(dir, file));
  }
};

const workspaces = (): string[] =>
  ['.', 'shared'].flatMap((parent) =>
    readdirSync(path.join(ROOT, parent))
      .map((name) => path.join(parent, name))
      .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json'))),
  );

/**
 * Uses hard links if the file system supports them, because copying everything takes minutes. Files that npm and tools
 * rewrite in place are copied.
 */
const copyPackages = (from: string, to: string): void => {
  const [source, target] = [path.join(from, 'node_modules'), path.join(to, 'node_modules')];
  if (!existsSync(source)) return;
  const linked = spawnSync('cp', ['-al', source, target]);
  if (linked.status !== 0) {
    rmSync(target, { recursive: true, force: true });
    execFileSync('cp', ['-a', source, target]);
  }
  for (const entry of readdirSync(target, { withFileTypes: true }).filter(({ name }) => name.startsWith('.'))) {
    if (entry.name === '.bin') continue;
    rmSync(path.join(target, entry.name), { recursive: true });
    if (entry.isFile()) copyFileSync(path.join(source, entry.name), path.join(target, entry.name));
  }
};
