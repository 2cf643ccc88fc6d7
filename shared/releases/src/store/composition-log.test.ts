import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '@bee/contracts/composition';
import { type CompositionLogOptions, type Content, openCompositionLog } from './composition-log.ts';
import { isSigned, readPublicKey } from './composition-signature.ts';
import { openFolderBucket } from './folder-bucket.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-log-'));
});
afterEach(() => rmSync(store, { recursive: true }));

const open = (options?: CompositionLogOptions) => openCompositionLog(openFolderBucket(store), options);
const content = (active: string): Content => ({ shell: { active }, remotes: {} });
const setting = (active: string) => async () => content(active);
const read = (file: string) => JSON.parse(readFileSync(path.join(store, file), 'utf8')) as Composition;
const write = (file: string, value: unknown) => writeFileSync(path.join(store, file), JSON.stringify(value));
const keys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const signingKey = path.join(store, 'private.pem');
  writeFileSync(signingKey, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(path.join(store, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  return { signingKey, publicKey: readPublicKey(path.join(store, 'public.pem')) };
};

it('numbers changes and chains each to the one before', async () => {
  const log = open();
  expect(await log.read()).toBeNull();
  await log.change(setting('1'));
  const second = await log.change(async (current) => ({ ...content('2'), note: `after ${current?.shell.active}` }));
  expect(second).toMatchObject({ format: 2, sequence: 2, note: 'after 1' });
  expect(read('composition.json')).toEqual(read('compositions/000002.json'));
  expect((await log.history()).map(({ shell }) => shell.active)).toEqual(['1', '2']);
});

it('changes nothing for null and when the edit fails', async () => {
  const log = open();
  await log.change(setting('1'));
  expect(await log.change(async () => null)).toMatchObject({ sequence: 1 });
  await expect(log.change(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await log.change(setting('2'))).sequence).toBe(2);
});

it('lets times rise while the clock of a host stands behind', async () => {
  await open({ now: () => new Date('2026-05-01T00:00:00.000Z') }).change(setting('1'));
  const second = await open({ now: () => new Date('2026-04-01T00:00:00.000Z') }).change(setting('2'));
  expect(second.changed_at).toBe('2026-05-01T00:00:00.001Z');
});

it('goes on from a store of format 1 and keeps its history', async () => {
  const old = (sequence: number) => ({ sequence, changed_at: '2026-01-01T00:00:00Z', ...content(String(sequence)) });
  writeFileSync(
    path.join(store, 'composition.history.ndjson'),
    [1, 2, 3].map((n) => `${JSON.stringify(old(n))}\n`).join(''),
  );
  write('composition.json', old(3));
  const log = open();
  expect((await log.change(setting('4'))).sequence).toBe(4);
  expect((await log.history()).map(({ shell }) => shell.active)).toEqual(['1', '2', '3', '4']);
});

it('never uses the number of a change that died before it was in force', async () => {
  const log = open();
  await log.change(setting('1'));
  write('compositions/000002.json', { ...read('composition.json'), sequence: 2, shell: { active: 'never' } });
  expect((await log.history()).map(({ sequence }) => sequence)).toEqual([1]);
  expect((await log.change(setting('3'))).sequence).toBe(3);
  expect((await log.history()).map(({ shell }) => shell.active)).toEqual(['1', '3']);
});

it('takes over a lock whose holder is dead, and waits for one that is alive', async () => {
  const lock = path.join(store, '.composing');
  mkdirSync(lock);
  writeFileSync(path.join(lock, 'dead'), '');
  utimesSync(path.join(lock, 'dead'), new Date(0), new Date(0));
  await open().change(setting('1'));
  let ended = false;
  await Promise.all([
    open().change(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      ended = true;
      return content('2');
    }),
    new Promise((resolve) => setTimeout(resolve, 100)).then(() =>
      open().change(async (current) => {
        expect(ended).toBe(true);
        expect(current?.shell.active).toBe('2');
        return content('3');
      }),
    ),
  ]);
});

it('changes nothing when others took over in the meantime', async () => {
  await open().change(setting('1'));
  const late = open().change(async () => {
    rmSync(path.join(store, '.composing'), { recursive: true });
    return content('2');
  });
  await expect(late).rejects.toThrow('接管');
  expect(await open().read()).toMatchObject({ sequence: 1 });
});

it('lets many change at once: every change has a number of its own and builds on the one before', async () => {
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let at = 0; at < 4; at += 1)
        await open().change(async (current) => content(String(Number(current?.shell.active ?? 0) + 1)));
    }),
  );
  const history = await open().history();
  expect(history.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
  expect(history.at(-1)?.shell.active).toBe('24');
});

describe('with a key', () => {
  it('signs all that the file says', async () => {
    const { signingKey, publicKey } = keys();
    await open({ signingKey }).change(async () => ({ ...content('1'), deployed: undefined, note: '首次' }));
    const raw = read('composition.json');
    expect(isSigned(raw, publicKey)).toBe(true);
    expect(isSigned({ ...raw, note: '别的' }, publicKey)).toBe(false);
    expect(isSigned({ ...raw, unknown: 1 }, publicKey)).toBe(false);
  });

  it('signs nothing on top of what somebody else wrote', async () => {
    const { signingKey } = keys();
    await open().change(setting('1'));
    const log = open({ signingKey });
    await log.change(setting('2')); // The first signed composition.
    write('composition.json', { ...read('composition.json'), shell: { active: 'forged' } });
    await expect(log.change(setting('3'))).rejects.toThrow('--adopt');
    expect(await open({ signingKey, adopt: true }).change(setting('3'))).toMatchObject({ sequence: 3 });
  });

  it('leaves a history file out that was exchanged', async () => {
    const { signingKey } = keys();
    const log = open({ signingKey });
    for (const active of ['1', '2', '3']) await log.change(setting(active));
    write('compositions/000002.json', { ...read('compositions/000002.json'), shell: { active: 'forged' } });
    expect((await log.history()).map(({ shell }) => shell.active)).toEqual(['1', '3']);
  });
});

it('refuses a format of later versions', async () => {
  write('composition.json', { format: 3, sequence: 1, changed_at: '', ...content('1') });
  await expect(open().change(setting('2'))).rejects.toThrow('请先升级');
});
