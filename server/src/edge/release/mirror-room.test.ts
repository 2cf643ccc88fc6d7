import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMirrorRoom } from './mirror-room.ts';

const BLOCK = 4096;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bee-room-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Creates files of one block each for a release, last written at this time (seconds). */
const put = (release: string, files: number, at: number) => {
  mkdirSync(path.join(root, release, 'server'), { recursive: true });
  for (let file = 0; file < files; file += 1) {
    const name = path.join(root, release, file === 0 ? 'server/remote.cjs' : `${file}.js`);
    writeFileSync(name, 'x'.repeat(10));
    utimesSync(name, at, at);
  }
};
const there = (...releases: string[]) => releases.filter((one) => existsSync(path.join(root, one)));

it('lets those that were written to longest ago make way, never what runs nor what is being written', async () => {
  const room = createMirrorRoom(root, 16 * BLOCK);
  put('shell/1', 2, 1);
  put('mf-ai/1', 5, 2);
  put('mf-ai/2', 4, 3);
  put('mf-ai/3', 4, 4);
  await room.keep(new Set(['shell/1', 'mf-ai/3']), new Set(['mf-ai/1', 'mf-ai/2']));
  const all = ['shell/1', 'mf-ai/1', 'mf-ai/2', 'mf-ai/3'];
  await room.make('mf-ai/3', 1);
  expect(there(...all)).toEqual(all);
  await Promise.all([room.make('mf-ai/2', 1), room.make('mf-ai/2', BLOCK)]);
  expect(there(...all)).toEqual(['shell/1', 'mf-ai/2', 'mf-ai/3']);
  await room.make('mf-ai/2', 100 * BLOCK);
  expect(there(...all)).toEqual(['shell/1', 'mf-ai/2', 'mf-ai/3']);
  await room.make('mf-ai/3', 100 * BLOCK);
  expect(there(...all)).toEqual(['shell/1', 'mf-ai/3']);
  expect(await room.taken()).toBe(6 * BLOCK);
});

it('drops what is handed out no longer', async () => {
  const room = createMirrorRoom(root, 100 * BLOCK);
  for (const release of ['1', '2', '3']) put(`mf-ai/${release}`, 1, 1);
  writeFileSync(path.join(root, 'composition.json'), '{}');
  await room.keep(new Set(['mf-ai/3']), new Set(['mf-ai/2', 'mf-ai/3']));
  expect(there('mf-ai/1', 'mf-ai/2', 'mf-ai/3', 'composition.json')).toEqual([
    'mf-ai/2',
    'mf-ai/3',
    'composition.json',
  ]);
});
