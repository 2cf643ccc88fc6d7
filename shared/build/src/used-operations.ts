import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@bee/contracts/operations';
import { filesBelow } from '@bee/releases/store/folder-files';

/** API operations that the browser code of a workspace names, so that a composition can be held against the server. */
export const usedOperations = (dir: string): string[] => {
  const source = path.join(dir, 'src');
  const texts = filesBelow(source)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
  return Object.keys(operations).filter((operation) => texts.some((text) => text.includes(`'${operation}'`)));
};
