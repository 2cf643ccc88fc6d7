import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseBucket } from './release-bucket.ts';

const LOCKS = '.composing/';
/** Above it the holder is taken for dead; a living one says every third of it that it is there. */
const STALE_MS = 30_000;

/** `assertHeld` throws when others took the holder for dead. */
export type HeldLock = { assertHeld(): Promise<void> };

/**
 * Runs `work` while nobody else of the same store does, on whatever machine. It needs no more of a store than that a
 * list shows what was written before: who writes and then sees only itself holds the lock; who sees others withdraws.
 */
export const withStoreLock = async <Result>(
  bucket: ReleaseBucket,
  work: (lock: HeldLock) => Promise<Result>,
): Promise<Result> => {
  const key = LOCKS + randomUUID();
  const write = () => bucket.write(key, Buffer.from(new Date().toISOString()));
  await acquire(bucket, key, write);
  let renewed: Promise<unknown> = Promise.resolve();
  const renewal = setInterval(() => {
    renewed = Promise.all([renewed, write().catch(() => undefined)]);
  }, STALE_MS / 3);
  try {
    return await work({
      assertHeld: async () => {
        const held = (await bucket.list(LOCKS)).some((one) => one.key === key && one.ageMs < STALE_MS);
        if (!held) throw new Error('等待过久，组合的锁已被别人接管；什么也没有改，请再试一次');
      },
    });
  } finally {
    clearInterval(renewal);
    // One that arrives later would stand for a holder that is gone.
    await renewed;
    // What the work did stays done, and what it says is told: a lock that is left is taken for dead soon.
    await bucket.remove(key).catch(() => undefined);
  }
};

const acquire = async (bucket: ReleaseBucket, key: string, write: () => Promise<void>): Promise<void> => {
  for (;;) {
    const before = await bucket.list(LOCKS);
    for (const { key: dead, ageMs } of before) if (ageMs > STALE_MS) await bucket.remove(dead);
    if (before.every(({ ageMs }) => ageMs > STALE_MS)) {
      await write();
      const after = await bucket.list(LOCKS);
      if (after.length === 1 && after[0]?.key === key) return;
      await bucket.remove(key);
    }
    await wait(20 + Math.random() * 100);
  }
};
