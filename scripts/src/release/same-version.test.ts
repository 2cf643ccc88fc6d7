import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putSmallRelease } from '@bee/testing/small-release';
import { sameVersion } from './same-version.ts';

const before = process.env.RELEASE_STORE;
const store = mkdtempSync(path.join(tmpdir(), 'bee-store-'));
beforeAll(() => {
  process.env.RELEASE_STORE = store;
});
afterAll(() => {
  rmSync(store, { recursive: true });
  process.env.RELEASE_STORE = before ?? '';
});

it('lists other builds of the same version', async () => {
  for (const id of ['1.1.0-00000000', '1.2.0-00000000']) putSmallRelease(store, 'mf-ai', id);
  putSmallRelease(store, 'mf-member', '1.1.0-11111111');
  expect(await sameVersion('mf-ai', '1.1.0-ffffffff')).toEqual(['1.1.0-00000000']);
  expect(await sameVersion('mf-ai', '1.1.0-00000000')).toEqual([]);
  expect(await sameVersion('mf-ai', '1.1.1-ffffffff')).toEqual([]);
});
