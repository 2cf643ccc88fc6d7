import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFolderBucket } from './folder-bucket.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { withStoreLock } from './store-lock.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-lock-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(store, { recursive: true });
});

const locks = async () => (await openFolderBucket(store).list('.composing/')).length;

it('answers what the work answers, also where the lock cannot be removed', async () => {
  const bucket: ReleaseBucket = {
    ...openFolderBucket(store),
    remove: () => Promise.reject(new Error('S3 DELETE：503')),
  };
  expect(await withStoreLock(bucket, async () => 'done')).toBe('done');
  expect(await locks()).toBe(1);
  rmSync(path.join(store, '.composing'), { recursive: true });
  const failing = withStoreLock(bucket, () => Promise.reject(new Error('的接口不合')));
  await expect(failing).rejects.toThrow('的接口不合');
});

it('leaves no lock behind when its last renewal arrives late', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
  const folder = openFolderBucket(store);
  let writes = 0;
  const bucket: ReleaseBucket = {
    ...folder,
    write: async (key, bytes) => {
      writes += 1;
      if (writes > 1) await wait(100);
      await folder.write(key, bytes);
    },
  };
  await withStoreLock(bucket, async () => {
    jest.advanceTimersByTime(10_000);
  });
  await wait(200);
  expect(writes).toBe(2);
  expect(await locks()).toBe(0);
});
