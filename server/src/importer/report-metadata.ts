import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { RefusedFile } from './refused-file.ts';

const NAME = /^(reports?|metadata|报告|元数据)\.(csv|json|ndjson|jsonl|xlsx)$/i;

/** A folder stands for the file with the rows inside it. @throws RefusedFile when there is none, or more than one */
export const metadataFiles = (given: readonly string[]): Promise<string[]> =>
  Promise.all(given.map(async (one) => ((await stat(one)).isDirectory() ? metadataIn(one) : one)));

const metadataIn = async (folder: string): Promise<string> => {
  const found = (await readdir(folder)).filter((name) => NAME.test(name));
  const [name] = found;
  if (name === undefined)
    throw new RefusedFile(`${folder} 里没有元数据文件。请放入 reports.csv（或 .json .ndjson .xlsx），每行一份报告`);
  if (found.length > 1)
    throw new RefusedFile(`${folder} 里有多个元数据文件：${found.join('、')}。请只留一个，或直接指定`);
  return path.join(folder, name);
};
