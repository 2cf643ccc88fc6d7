import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs restore.sh with a fake docker that records its calls. @returns the calls in order */
const restore = (): string[] => {
  const log = path.join(folder, 'calls');
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'docker'), `#!/bin/sh\necho "$*" >>${log}\ncase "$*" in *count*) echo 0;; esac\n`);
  chmodSync(path.join(bin, 'docker'), 0o755);
  const backup = path.join(folder, 'backup');
  mkdirSync(backup);
  for (const file of ['database.dump', 'files.tar', 'releases.tar']) writeFileSync(path.join(backup, file), '');
  execFileSync('sh', ['-c', 'sha256sum * >SHA256SUMS'], { cwd: backup });
  execFileSync('sh', [path.join(ROOT, 'scripts/docker/restore.sh'), backup], {
    env: { PATH: `${bin}:${process.env.PATH}` },
  });
  return readFileSync(log, 'utf8').split('\n');
};

/** Long-running services of the server. */
const lasting = (): string[] =>
  readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')
    .split(/\n(?= {2}[\w-]+:\n)/)
    .filter((service) => service.includes('<<: *server') && !service.includes('restart: "no"'))
    .map((service) => /^ {2}([\w-]+):/.exec(service)?.[1] ?? '');

it('stops everything that uses the data before replacing any of it, and starts all of it afterwards', () => {
  const calls = restore();
  const stop = calls.findIndex((line) => line.startsWith('compose stop '));
  expect(lasting()).toEqual(expect.arrayContaining(['edge', 'api']));
  expect(calls[stop]?.split(' ').slice(2)).toEqual(expect.arrayContaining(['nginx', ...lasting()]));
  expect(stop).toBeLessThan(calls.findIndex((line) => line.includes('drop schema')));
  expect(calls.at(-2)).toBe('compose up -d');
});
