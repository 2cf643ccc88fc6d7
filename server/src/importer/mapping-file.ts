import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { RejectedFile } from './rejected-file.ts';

/**
 * Reads a JSON file that describes how to read files in a foreign format.
 * @param title name of the file type in messages
 * @param complaintOf describes one issue
 * @throws RejectedFile that names the invalid entry and the expected value
 */
export const readMappingFile = <Schema extends z.ZodType>(
  file: string,
  title: string,
  schema: Schema,
  complaintOf: (issue: z.core.$ZodIssue) => string,
): z.output<Schema> => {
  const parsed = schema.safeParse(readJson(file, title));
  if (!parsed.success)
    throw new RejectedFile(`${title} ${file} 有误：${parsed.error.issues.map(complaintOf).join('；')}`);
  return parsed.data;
};

const readJson = (file: string, title: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? '找不到' : '不是有效的 JSON';
    throw new RejectedFile(`${title} ${file} ${reason}`);
  }
};
