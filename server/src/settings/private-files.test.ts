import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../db/embedded.ts';
import { closeToOthers } from './private-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files and folders that other users of the machine may read, write or enter. */
const openTo = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0);

it('closes what an earlier release left open, and follows no link out of the folder', async () => {
  const data = path.join(folder, 'data');
  const outside = path.join(folder, 'outside');
  writeFileSync(outside, 'not ours', { mode: 0o644 });
  mkdirSync(path.join(data, 'database/base'), { recursive: true });
  writeFileSync(path.join(data, 'database/base/1'), 'rows');
  chmodSync(path.join(data, 'database/base/1'), 0o666);
  writeFileSync(path.join(data, 'run.sh'), '', { mode: 0o755 });
  symlinkSync(outside, path.join(data, 'link'));
  chmodSync(data, 0o755);
  expect(openTo(folder).length).toBeGreaterThan(3);

  expect(await closeToOthers(data)).toBeNull();
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(data, 'run.sh')).mode & 0o777).toBe(0o700);
  expect(statSync(outside).mode & 0o777).toBe(0o644);
  expect(openTo(data).filter((file) => !file.endsWith('link'))).toEqual([]);
  expect(await closeToOthers(path.join(folder, 'none'))).toBeNull();
});

it('leaves no file of the embedded database to others', async () => {
  const data = path.join(folder, 'data');
  const database = await startEmbedded({ dataDir: data });
  try {
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(readdirSync(path.join(data, 'database')).length).toBeGreaterThan(10);
    expect(openTo(data)).toEqual([]);
  } finally {
    await database.stop();
  }
}, 120_000);
