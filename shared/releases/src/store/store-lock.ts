import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseBucket } from './release-bucket.ts';

const LOCKS = '.composing/';
/** Older locks count as abandoned; a live holder renews its lock every third of this time. */
const STALE_MS = 30_000;

/** `assertHeld` throws if the lock has expired or was removed. */
export type HeldLock = { assertHeld(): Promise<void> };

/**
 * Runs `work` exclusively for this store, across all machines. Only requires that a list includes earlier writes: a
 * process that writes its lock and then sees no other lock holds it; a process that sees another lock withdraws its
 * own.
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
    // A renewal that finishes after the removal would leave a lock without a holder.
    await renewed;
    // The work is done, so its result is returned even if the removal fails: the lock soon counts as abandoned.
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
