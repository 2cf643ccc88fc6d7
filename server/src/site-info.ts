import { readFile } from 'node:fs/promises';
import { type SiteFile, siteInfoSchema } from '@bee/contracts/site-info';

/** Reads the operator's file. If it is invalid, its problems are reported and the defaults are used. */
export const readSiteInfo = async (file: string, report: (line: string) => void): Promise<SiteFile> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return DEFAULTS;
  const parsed = siteInfoSchema.safeParse(fromJson(text));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || '（整个文件）'}：${message}`);
  report(`站点信息 ${file} 有误，已改用默认内容：\n${problems.join('\n')}`);
  return DEFAULTS;
};

const DEFAULTS = siteInfoSchema.parse({});

/** Text that is not JSON is passed to the schema unchanged, which reports that an object was expected. */
const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return text;
  }
};
