import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../../../limiter.ts';

/** OWASP minimum: 19 MiB, two passes; about 11 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves half of the processors to other work. */
const CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Hashing is expensive by design: calls are queued, and queued calls start after a pause as long as the previous call,
 * so that other requests get CPU time. Throws Unavailable if the queue is full.
 */
const limited = createLimiter({
  name: 'passwords',
  concurrency: CONCURRENCY,
  queue: { max: 64, message: '登录人数较多，请稍后重试' },
  cooldown: 1,
});

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, COST));

/** Verifies against a decoy if there is no hash, so that unknown members take as long as known ones. */
export const checkPassword = (stored: string | null | undefined, password: string): Promise<boolean> =>
  limited(async () => {
    const matches = await verify(stored || (await decoy()), password);
    return matches && Boolean(stored);
  });

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => {
  decoyHash ??= hash('no such member', COST);
  return decoyHash;
};
