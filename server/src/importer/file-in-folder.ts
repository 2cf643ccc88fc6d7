import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns null if the file does not exist or is outside the folder. */
export const fileIn = async (folder: string, name: string): Promise<string | null> => {
  try {
    const [root, file] = [await realpath(folder), await realpath(path.resolve(folder, name))];
    if (!file.startsWith(root + path.sep)) return null;
    return (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
};

/** SHA-256 in hex. */
export const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};
