import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@bee/testing/free-port';

export type PrivatePostgres = { url: string; stop(): void };

/** Thrown when no PostgreSQL can be started; the message explains why and what to do. */
export class NoPostgres extends Error {}

/** A PostgreSQL in a temporary folder, for tests only: its data is discarded, so nothing is synced to disk. */
export const startPostgres = async (): Promise<PrivatePostgres> => {
  const bin = findPrograms();
  const owner = findOwner();
  const folder = mkdtempSync(path.join(tmpdir(), 'bee-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, args: string[]) => {
    const { status, stderr, error } = spawnSync(path.join(bin, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new NoPostgres(`${program} 没有成功：${error?.message ?? stderr.trim()}`);
  };
  const stop = () => {
    spawnSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...owner, cwd: folder });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=300`;
    run('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    stop();
    throw error;
  }
};

/** Folder of initdb and pg_ctl: Debian installs them outside of PATH, one folder per version. */
const findPrograms = (): string => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => `${debian}/${version}/bin`), ...(process.env.PATH ?? '').split(':')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (!found)
    throw new NoPostgres('没有安装 PostgreSQL（apt-get install postgresql，或用 TEST_DATABASE_URL 指定一个）');
  return found;
};

/** PostgreSQL refuses to run as root; in that case it runs as the user created by its package. */
const findOwner = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {}
  }
  throw new NoPostgres('PostgreSQL 不能以 root 运行，而系统里没有 postgres 用户');
};
