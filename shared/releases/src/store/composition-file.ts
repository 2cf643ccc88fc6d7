import { createPrivateKey, sign } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Composition, compositionSchema } from '@bee/contracts/composition';
import { signedText } from './signed-text.ts';

const LOCK_STALE_MS = 30_000;

/** composition.json of a store with its history; every change is written whole and takes effect at once. */
export const openCompositionFile = (store: string) => {
  const file = path.join(store, 'composition.json');
  const history = path.join(store, 'composition.history.ndjson');

  const read = (): Composition | null =>
    existsSync(file) ? compositionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

  const readHistory = (): Composition[] =>
    existsSync(history)
      ? readFileSync(history, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => compositionSchema.parse(JSON.parse(line)))
      : [];

  const write = (next: Omit<Composition, 'signature'>): Composition => {
    const composition = signed(next);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(composition, null, 2)}\n`);
    appendFileSync(history, `${JSON.stringify(composition)}\n`);
    renameSync(draft, file);
    return composition;
  };

  /**
   * One change at a time, also between processes: a folder is made by one of them only. An edit that returns the
   * current composition changes nothing.
   */
  const change = async (
    edit: (current: Composition | null) => Omit<Composition, 'signature'>,
  ): Promise<Composition> => {
    mkdirSync(store, { recursive: true });
    const lock = path.join(store, '.composing');
    const since = Date.now();
    while (!tryLock(lock)) {
      if (Date.now() - since > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    try {
      const current = read();
      const next = edit(current);
      return current && next === current ? current : write(next);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  };

  return { read, readHistory, change };
};

const tryLock = (lock: string): boolean => {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
};

/** Ed25519 over the canonical text, when COMPOSITION_SIGNING_KEY names a private key in PEM. */
const signed = (composition: Omit<Composition, 'signature'>): Composition => {
  const keyFile = process.env.COMPOSITION_SIGNING_KEY;
  if (!keyFile) return composition;
  const key = createPrivateKey(readFileSync(keyFile));
  const signature = sign(null, Buffer.from(signedText(composition)), key).toString('base64');
  return { ...composition, signature };
};
