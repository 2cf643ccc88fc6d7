import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret of an installation that configures none. Created at the first start and stored, because a new secret would
 * assign all visitors new buckets after every restart.
 */
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

/** Null if the file cannot be read or its content is too short for a secret. */
const readKept = (file: string): string | null => {
  try {
    const kept = readFileSync(file, 'utf8').trim();
    return kept.length >= 32 ? kept : null;
  } catch {
    return null;
  }
};
