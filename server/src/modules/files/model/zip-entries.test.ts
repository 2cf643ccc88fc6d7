import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { entriesOf, openZip, unpackedBytes } from './zip-entries.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const zipOf = async (entries: Record<string, string>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return await buffer(zip.outputStream);
};
const stored = (bytes: Buffer): string => {
  const file = path.join(folder, `${readdirSync(folder).length}.zip`);
  writeFileSync(file, bytes);
  return file;
};
/** Overwrites bytes of the first entry of the central directory. */
const changed = (bytes: Buffer, change: (entry: Buffer) => void): Buffer => {
  change(bytes.subarray(bytes.indexOf(Buffer.from('504b0102', 'hex'))));
  return bytes;
};
const textOf = async (file: string, name: string): Promise<string> => {
  const zip = await openZip(file);
  try {
    let text = '';
    for await (const piece of await zip.text(name)) text += String(piece);
    return text;
  } finally {
    zip.close();
  }
};

const LONG = '农产品批发市场价格'.repeat(20_000);

it('reads names, declared sizes and texts, whose characters stay whole', async () => {
  const file = stored(await zipOf({ '甲.txt': LONG, 'b/c.txt': '' }));
  expect(await entriesOf(file)).toEqual(['甲.txt', 'b/c.txt']);
  expect(await unpackedBytes(file)).toBe(Buffer.byteLength(LONG));
  expect(await textOf(file, '甲.txt')).toBe(LONG);
  expect(await textOf(file, 'b/c.txt')).toBe('');
  await expect(textOf(file, 'none')).rejects.toThrow('里面没有 none');
});

it('stops at an entry that unpacks to more than it declares', async () => {
  const file = stored(changed(await zipOf({ a: LONG }), (entry) => entry.writeUInt32LE(10, 24)));
  await expect(textOf(file, 'a')).rejects.toThrow('too many bytes');
});

it.each<[string, (entry: Buffer) => unknown, string]>([
  ['is encrypted', (entry) => entry.writeUInt16LE(1, 8), 'a 的压缩方式不支持'],
  ['has an unknown method', (entry) => entry.writeUInt16LE(99, 10), 'a 的压缩方式不支持'],
  ['begins beyond the end', (entry) => entry.writeUInt32LE(0x7fffffff, 42), 'a 不完整'],
])('refuses to read an entry that %s', async (_, change, reason) => {
  const file = stored(changed(await zipOf({ a: LONG }), change));
  await expect(textOf(file, 'a')).rejects.toThrow(reason);
});

it.each<[string, () => Promise<Buffer>]>([
  ['no zip', async () => Buffer.from('PK but nothing of a zip')],
  ['cut off', async () => (await zipOf({ a: LONG })).subarray(0, -30)],
  ['of a broken directory', async () => changed(await zipOf({ a: LONG }), (entry) => entry.writeUInt32LE(0, 0))],
  ['empty', () => zipOf({})],
])('does not open a file that is %s', async (what, bytes) => {
  const file = stored(await bytes());
  await expect(openZip(file)).rejects.toThrow('不是 ZIP，或没有下载完整');
  if (what === 'empty') return;
  expect(await entriesOf(file)).toBeNull();
  expect(await unpackedBytes(file)).toBe(Number.POSITIVE_INFINITY);
});

it('does not search a directory of too many entries', async () => {
  const repeated = async (times: number) => {
    const zip = await zipOf({ a: '' });
    const [start, end] = [zip.indexOf(Buffer.from('504b0102', 'hex')), zip.indexOf(Buffer.from('504b0506', 'hex'))];
    const entries = Array.from({ length: times }, () => zip.subarray(start, end));
    const tail = Buffer.from(zip.subarray(end));
    tail.writeUInt16LE(times, 10);
    return stored(Buffer.concat([zip.subarray(0, start), ...entries, tail]));
  };
  expect(await entriesOf(await repeated(3))).toEqual(['a', 'a', 'a']);
  expect(await entriesOf(await repeated(10_001))).toBeNull();
});
