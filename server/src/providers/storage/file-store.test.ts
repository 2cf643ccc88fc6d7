import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { s3BaseUrl } from '@bee/releases/store/s3-request';
import { S3_KEYS, type S3Server, startS3Server } from '@bee/testing/s3-server';
import { createOutgoing } from '../../http/outgoing.ts';
import { type FileContent, FileMissing, type FileStore, StoreFailed } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store, type S3Settings } from './s3-store.ts';

const BUCKET = 'bee-files';
let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server(BUCKET);
  folder = await mkdtemp(path.join(os.tmpdir(), 'bee-store-'));
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const openBucket = (changes: Partial<S3Settings> = {}): FileStore => {
  const settings = {
    endpoint: server.endpoint,
    region: 'us-east-1',
    bucket: BUCKET,
    ...S3_KEYS,
    pathStyle: true,
    ...changes,
  };
  return openS3Store(settings, createOutgoing([s3BaseUrl(settings)]));
};

const content = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  type: 'application/pdf',
  open: () => Readable.from(bytes.length > 1000 ? [bytes.subarray(0, 1000), bytes.subarray(1000)] : [bytes]),
});

const read = async (store: FileStore, key: string, range?: { start: number; end: number }) =>
  buffer(await store.get(key, range));

const broken = (bytes: Buffer): FileContent => ({
  ...content(bytes),
  open: () =>
    Readable.from(
      (async function* () {
        yield bytes.subarray(0, 10);
        throw new Error('the disk is gone');
      })(),
    ),
});

describe.each([
  ['a folder', () => openFolderStore(folder)],
  ['a bucket', () => openBucket()],
])('%s', (_name, open) => {
  const bytes = Buffer.alloc(3_000_000, '农小蜂');
  let store: FileStore;
  beforeAll(() => {
    store = open();
  });

  it('keeps what it is given, whole and in parts', async () => {
    await store.put('ab/Some_key-1', content(bytes));
    expect((await read(store, 'ab/Some_key-1')).equals(bytes)).toBe(true);
    expect(await read(store, 'ab/Some_key-1', { start: 5, end: 12 })).toEqual(bytes.subarray(5, 13));
    expect(await store.stat('ab/Some_key-1')).toEqual({ size: bytes.length });
  });

  it('has nothing under a key until everything is there', async () => {
    await expect(store.put('ab/broken', broken(bytes))).rejects.toThrow(StoreFailed);
    expect(await store.stat('ab/broken')).toBeNull();
    await expect(store.get('ab/broken')).rejects.toThrow(FileMissing);
  });

  it('forgets, and does not mind what is not there', async () => {
    await store.put('cd/gone', content(Buffer.from('short')));
    await store.delete('cd/gone');
    await store.delete('cd/gone');
    expect(await store.stat('cd/gone')).toBeNull();
    await expect(store.get('cd/gone')).rejects.toThrow(FileMissing);
  });

  it.each(['../etc/passwd', '/etc/passwd', 'ab/../../x', 'ab//x', '.arriving/x', 'ab/x?acl', ''])(
    'takes no key %j',
    async (key) => {
      await expect(store.put(key, content(bytes))).rejects.toThrow('not a key');
      await expect(store.get(key)).rejects.toThrow('not a key');
    },
  );
});

it('a folder keeps no draft of what broke off', async () => {
  expect(await readdir(path.join(folder, '.arriving'))).toEqual([]);
});

describe('a bucket that cannot be used', () => {
  const bytes = Buffer.from('text');
  it.each([
    ['an unknown key', { accessKeyId: 'nobody' }, '403 InvalidAccessKeyId'],
    ['no such bucket', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
    ['nothing listening', { endpoint: 'http://127.0.0.1:1' }, 'does not answer'],
  ])('because of %s says so for the log, without secrets', async (_why, changes, problem) => {
    const store = openBucket(changes);
    const failure = await store.put('ab/x', content(bytes)).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(StoreFailed);
    expect((failure as Error).message).toContain(problem);
    expect((failure as Error).message).not.toContain('Signature=');
    await expect(store.get('ab/x')).rejects.toThrow(problem);
  });
});

it('names the bucket in the path or in the host', () => {
  const settings = { endpoint: 'https://s3.example.com/', region: 'r', bucket: 'bee', ...S3_KEYS, pathStyle: true };
  expect(s3BaseUrl(settings)).toBe('https://s3.example.com/bee');
  expect(s3BaseUrl({ ...settings, pathStyle: false })).toBe('https://bee.s3.example.com');
});
