import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const UNUSED_MS = 60 * 60_000;

/**
 * A data folder for an embedded database, copied from one that is filled once: test processes wait for the first of them.
 * Templates that nobody has copied for an hour belong to older sources and go.
 */
export const copyEmbeddedTemplate = async (
  store: string,
  name: string,
  to: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> => {
  const template = path.join(store, name);
  mkdirSync(store, { recursive: true });
  if (!existsSync(template)) await oneAtATime(`${template}.lock`, () => makeTemplate(store, template, fill));
  utimesSync(template, new Date(), new Date());
  cpSync(template, to, { recursive: true });
};

const makeTemplate = async (store: string, template: string, fill: (folder: string) => Promise<void>) => {
  if (existsSync(template)) return;
  for (const name of readdirSync(store)) {
    const old = path.join(store, name);
    if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0) > UNUSED_MS)
      rmSync(old, { recursive: true, force: true });
  }
  const draft = `${template}.${process.pid}`;
  try {
    await fill(draft);
    renameSync(draft, template);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Under a file that holds the process id; one that a dead process left does not count. */
const oneAtATime = async (file: string, work: () => Promise<void>): Promise<void> => {
  while (!take(file)) {
    if (isLeft(file)) rmSync(file, { force: true });
    await sleep(100);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
};

const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

const isLeft = (file: string): boolean => {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder) process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};
