import { readFile } from 'node:fs/promises';
import { type SiteFile, siteInfoSchema } from '@bee/contracts/site-info';

/** Reads the operator's file. One that is wrong is described, line by line, and the site starts with the defaults. */
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

/** What is no JSON is handed to the schema as it is, which says that an object was expected. */
const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return text;
  }
};
