import { type Composition, compositionSchema } from '@bee/contracts/composition';
import { z } from 'zod';
import { digestOf } from './releases.ts';

export const COMPOSITION_KEY = 'composition.json';
/** Bytes; what is larger is not read. */
export const COMPOSITION_LIMIT = 1024 * 1024;

/** Operators read what is wrong. */
const LOCALE = z.locales.zhCN();

const readJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new Error(
      `composition.json 已损坏（${(error as Error).message}）；可用 compositions/ 里最新的一份替换它，或从备份恢复`,
    );
  }
};

/** `raw`: all that the file says, also what this version does not know; a signature covers that. */
export type StoredComposition = { composition: Composition; raw: object; digest: string };

/** @throws when it is no composition, or one of a later format. */
export const parseComposition = (bytes: Buffer): StoredComposition => {
  const raw = readJson(bytes);
  const format = (raw as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > 2) throw new Error(`组合的格式 ${format} 比这个版本认识的新，请先升级`);
  const parsed = compositionSchema.safeParse(raw, { error: LOCALE.localeError });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`组合的内容有误：${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  return { composition: parsed.data, raw: raw as object, digest: digestOf(bytes) };
};
