import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret of an installation that names none: made at its first start and kept, or every restart would deal all visitors anew. */
export const keptSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'internal-secret');
  const made = randomBytes(32).toString('hex');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch {
    return readKept(file) ?? made;
  }
};

/** Null where nothing can be kept, or what stands there is too short to be one. */
const readKept = (file: string): string | null => {
  try {
    const kept = readFileSync(file, 'utf8').trim();
    return kept.length >= 32 ? kept : null;
  } catch {
    return null;
  }
};
