import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { RejectedFile } from './rejected-file.ts';

/** File name pattern of the metadata file, and the hint shown if it is missing. */
export type Metadata = { name: RegExp; wanted: string };

/** Replaces each folder with the metadata file in it. @throws RejectedFile if there is none or more than one */
export const metadataFiles = (given: readonly string[], metadata: Metadata): Promise<string[]> =>
  Promise.all(given.map(async (one) => ((await stat(one)).isDirectory() ? metadataIn(one, metadata) : one)));

const metadataIn = async (folder: string, { name: pattern, wanted }: Metadata): Promise<string> => {
  const found = (await readdir(folder)).filter((name) => pattern.test(name));
  const [name] = found;
  if (name === undefined) throw new RejectedFile(`${folder} 里没有元数据文件。请放入 ${wanted}`);
  if (found.length > 1)
    throw new RejectedFile(`${folder} 里有多个元数据文件：${found.join('、')}。请只留一个，或直接指定`);
  return path.join(folder, name);
};
