import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, as relative paths with forward slashes. */
export const filesBelow = (folder: string, prefix = ''): string[] =>
  readdirSync(path.join(folder, prefix)).flatMap((name) => {
    const file = path.posix.join(prefix, name);
    return statSync(path.join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
