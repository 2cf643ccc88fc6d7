import { z } from 'zod';

/** Operators read what is wrong, whatever the process is set to. */
const LOCALE = z.locales.zhCN();

/**
 * What a file of the store says.
 * @param what the file, as the message begins.
 * @throws with the first thing that is wrong, in Chinese.
 */
export const parseStored = <Schema extends z.ZodType>(schema: Schema, raw: unknown, what: string): z.output<Schema> => {
  const parsed = schema.safeParse(raw, { error: LOCALE.localeError });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${what}有误：${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
};
