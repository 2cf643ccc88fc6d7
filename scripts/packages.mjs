import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

const LOCKFILE = path.join(ROOT, 'package-lock.json');
const INSTALLED = path.join(ROOT, 'node_modules/.package-lock.json');
const MARK = path.join(ROOT, 'node_modules/.bee-lockfile');

/** Installs the npm packages when there are none or when the lockfile asks for others. Needs nothing but Node and npm. */
export const ensurePackages = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`需要 Node 20.19 或更新的版本（推荐 24），现在是 ${process.versions.node}。请升级 Node 后再试。`);
  }
  if (isCurrent()) return;
  const since = Date.now();
  console.log('安装 npm 依赖…');
  // Not `npm ci`: it refuses a lockfile that has no entries for the binaries of other platforms. What the lockfile has is
  // installed as it says, and nothing is written to it. NODE_ENV=production would leave the tools out.
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error('npm install 没有成功，请按上面的提示处理（多半是网络或 registry 设置）后再试。');
  writeFileSync(MARK, lockfileHash());
  console.log(`npm 依赖已安装（${((Date.now() - since) / 1000).toFixed(1)} 秒）`);
};

const lockfileHash = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');

/** Installed from this very lockfile, or by npm at the moment it wrote the lockfile. */
const isCurrent = () => {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lockfileHash()) return true;
  return statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs - NPM_WRITES_WITHIN_MS;
};

const NPM_WRITES_WITHIN_MS = 10_000;
