import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../../http/errors.ts';

/** OWASP's smallest: 19 MiB, two passes; about 11 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of the processors stay free for everything else. */
const CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 2));
const WAITING_AT_MOST = 64;

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Also computes when there is nothing to compare, so that unknown members take as long as known ones. */
export const checkPassword = (stored: string | null | undefined, password: string): Promise<boolean> =>
  inTurn(async () => {
    const matches = await verify(stored || (await decoy()), password);
    return matches && Boolean(stored);
  });

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => {
  decoyHash ??= hash('no such member', COST);
  return decoyHash;
};

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Hashing is expensive by design: a flood of logins waits in line, and each turn ends with a rest as long as its work,
 * so that the other calls keep their processor.
 */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= CONCURRENCY) {
    if (waiting.length >= WAITING_AT_MOST) throw new Unavailable('登录人数较多，请稍后重试');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  const since = performance.now();
  try {
    return await work();
  } finally {
    setTimeout(endTurn, performance.now() - since);
  }
};

const endTurn = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running--;
};
