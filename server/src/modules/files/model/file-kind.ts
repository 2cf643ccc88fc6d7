import { open } from 'node:fs/promises';
import { entriesOf } from './zip-entries.ts';

export type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'pdf' | 'xlsx' | 'docx' | 'csv' | 'zip';

export const kindTypes: Record<FileKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};

export const isPicture = (kind: FileKind): boolean => kindTypes[kind].startsWith('image/');

/** Detects the kind of a file by its content; null if it is not supported. */
export const recognize = async (file: string): Promise<FileKind | null> => {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, 16));
    await handle.read(head, 0, head.length, 0);
    const kind = byFirstBytes(head);
    if (kind === 'zip') return byEntries(await entriesOf(file));
    return kind ?? ((await isTable(handle.createReadStream({ start: 0, autoClose: false }))) ? 'csv' : null);
  } finally {
    await handle.close();
  }
};

const byFirstBytes = (head: Buffer): FileKind | null => {
  const text = head.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('PK\x03\x04')) return 'zip';
  return null;
};

const byEntries = (names: string[] | null): FileKind | null => {
  if (!names) return null;
  if (!names.includes('[Content_Types].xml')) return 'zip';
  if (names.some((name) => name.startsWith('xl/'))) return 'xlsx';
  if (names.some((name) => name.startsWith('word/'))) return 'docx';
  return 'zip';
};

/** Whether the content is text in UTF-8 or GB18030 (older spreadsheets) whose first line has several columns. */
const isTable = async (bytes: AsyncIterable<Buffer>): Promise<boolean> => {
  const decoders = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('gb18030', { fatal: true })];
  const possible = new Set(decoders);
  let start = '';
  for await (const chunk of bytes) {
    if (chunk.some(isControl)) return false;
    for (const decoder of possible) {
      const text = decode(decoder, chunk);
      if (text === null) possible.delete(decoder);
      else if (start.length < FIRST_LINE && decoder === [...possible][0]) start += text;
    }
    if (possible.size === 0) return false;
  }
  const [line = ''] = start.split(/\r?\n/);
  return !/^\s*</.test(line) && /[,\t;]/.test(line);
};

const FIRST_LINE = 4096;

/** Control characters except tab and line breaks. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32);

const decode = (decoder: TextDecoder, chunk: Buffer): string | null => {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    return null;
  }
};
