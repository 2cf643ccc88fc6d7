import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { RejectedFile } from './rejected-file.ts';

/** File name pattern of the metadata file, and the hint shown if it is missing. */
type Metadata = { name: RegExp; wanted: string };

export const reportMetadata: Metadata = {
  name: /^(reports?|metadata|报告|元数据)\.(csv|json|ndjson|jsonl|xlsx)$/i,
  wanted: 'reports.csv（或 .json .ndjson .xlsx），每行一份报告',
};

export const productMetadata: Metadata = {
  name: /^(products?|manifest|数据产品|元数据)\.(json|ndjson|jsonl)$/i,
  wanted: 'products.json（或 .ndjson），每个元素是一个数据产品',
};

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
