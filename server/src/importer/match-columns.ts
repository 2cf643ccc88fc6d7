import type { Fields, ImportColumn } from './import-kind.ts';
import { RejectedFile } from './rejected-file.ts';

/**
 * Finds the columns of a kind in a file by any of their names.
 * @returns a function that maps a row to fields under the first names
 * @throws RejectedFile that names the missing columns and the columns of the file
 */
export const matchColumns = (
  file: string,
  title: string,
  columns: readonly ImportColumn[],
  given: readonly string[],
): ((fields: Fields) => Fields) => {
  const missing = columns.filter(({ required, names }) => required && !findName(names, given));
  if (missing.length > 0) {
    const wanted = missing.map(({ names }) => names.join(' / ')).join('；');
    const has = given.map((name) => name || '（空）').join('、') || '（没有）';
    throw new RejectedFile(`${file} 不像是${title}文件：缺少列 ${wanted}。文件里的列是：${has}`);
  }
  let known = { keys: '', pairs: [] as [to: string, from: string][] };
  return (fields) => {
    const names = Object.keys(fields);
    const keys = names.join('\n');
    if (keys !== known.keys) known = { keys, pairs: pairsOf(columns, names) };
    const picked: Fields = {};
    for (const [to, from] of known.pairs) picked[to] = fields[from];
    return picked;
  };
};

const pairsOf = (columns: readonly ImportColumn[], names: readonly string[]): [string, string][] =>
  columns.flatMap((column): [string, string][] => {
    const from = findName(column.names, names);
    return from === undefined ? [] : [[column.names[0] ?? '', from]];
  });

const findName = (wanted: readonly string[], given: readonly string[]): string | undefined =>
  wanted.map(plain).flatMap((name) => given.find((one) => plain(one) === name) ?? [])[0];

const plain = (name: string): string => name.replace(/[\s\u200b-\u200d\ufeff]/g, '').toLowerCase();
