import { type Composition, compositionSchema } from '@bee/contracts/composition';
import { parseStored } from './parse-stored.ts';
import { digestOf } from './releases.ts';

export const COMPOSITION_KEY = 'composition.json';
/** Bytes; larger files are not read. */
export const COMPOSITION_LIMIT = 1024 * 1024;

const readJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new Error(
      `composition.json 已损坏（${(error as Error).message}）；可用 compositions/ 里最新的一份替换它，或从备份恢复`,
    );
  }
};

/** `raw`: the complete JSON, including keys unknown to this version, because the signature covers them. */
export type StoredComposition = { composition: Composition; raw: object; digest: string };

/** @throws if it is not a composition or has a newer format. */
export const parseComposition = (bytes: Buffer): StoredComposition => {
  const raw = readJson(bytes);
  const format = (raw as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > 2) throw new Error(`组合的格式 ${format} 比这个版本认识的新，请先升级`);
  const composition = parseStored(compositionSchema, raw, '组合的内容');
  return { composition, raw: raw as object, digest: digestOf(bytes) };
};
