import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../../http/errors.ts';

/** OWASP minimum: 19 MiB, two passes; about 11 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves half of the processors to other work. */
const CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 2));
const WAITING_AT_MOST = 64;

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Verifies against a decoy if there is no hash, so that unknown members take as long as known ones. */
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
 * Hashing is expensive by design: calls are queued, and after each call its slot stays idle for as long as the call
 * took, so that other requests get CPU time.
 * @throws Unavailable if the queue is full
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
