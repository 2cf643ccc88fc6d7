import { z } from 'zod';

/** Messages are for operators, so they do not depend on the locale of the process. */
const LOCALE = z.locales.zhCN();

/**
 * Validates the content of a store file.
 * @param what names the file at the start of the message.
 * @throws with the first issue, in Chinese.
 */
export const parseStored = <Schema extends z.ZodType>(schema: Schema, raw: unknown, what: string): z.output<Schema> => {
  const parsed = schema.safeParse(raw, { error: LOCALE.localeError });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${what}有误：${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
};
