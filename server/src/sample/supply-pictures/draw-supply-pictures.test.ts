import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SupplyDetail } from '@bee/contracts/entity/supply';
import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { openFolderStore } from '../../providers/storage/folder-store.ts';
import { produceFile } from '../prices/price-files.ts';
import { sampleExtent } from '../prices/price-lines.ts';
import { loadSupply } from '../supply.ts';
import { drawSupplyPictures } from './draw-supply-pictures.ts';
import { drawPosting, lookFile } from './posting-drawing.ts';

jest.setTimeout(120_000);

let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-drawn-'));
  test = await startTestApp({ DATA_DIR: dataDir }, openSampleDatabase);
}, 120_000);
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const parts = () => ({
  db: test.database.db,
  files: openFolderStore(path.join(dataDir, 'files')),
  clock: { now: () => test.now() },
});
const list = async (request: object = {}) =>
  (await test.call('vegetable/getSupplyDemandList', { limit: 100, ...request })).body
    .data as DataFor<'vegetable/getSupplyDemandList'>;
const loadAgain = () => loadSupply(test.database.db, { today: '2026-03-04', products: sampleExtent('small').products });
const own = async (browser: Browser) => {
  const { body } = await test.call('vegetable/getSupplyDemandList', { mine: 1, limit: 100 }, browser);
  return (body.data as DataFor<'vegetable/getSupplyDemandList'>).list.filter(({ images }) => images.length > 0);
};

it('gives most sample postings pictures that everybody sees, and some none', async () => {
  expect((await list({ has_image: 1 })).total).toBe(0);
  expect(await drawSupplyPictures(parts())).toBeGreaterThan(20);
  const { list: shown, total } = await list();
  const pictured = shown.filter(({ images }) => images.length > 0);
  expect(pictured.length).toBeGreaterThan(total / 2);
  expect(pictured.length).toBeLessThan(total * 0.9);
  expect(pictured.some(({ images }) => images.length > 1)).toBe(true);
  expect((await list({ has_image: 1 })).total).toBe(pictured.length);
  const answer = await test.app.inject({ url: pictured[0]?.images[0]?.url ?? '' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.rawPayload).toEqual(await drawPosting(pictured[0]?.product ?? '', 'crate'));
});

it('draws nothing twice, also for postings that were loaded again', async () => {
  const countFiles = async () => (await test.database.db.selectFrom('file').select('fid').execute()).length;
  const before = await countFiles();
  expect(await drawSupplyPictures(parts())).toBe(0);
  await loadAgain();
  expect((await list({ has_image: 1 })).total).toBe(0);
  expect(await drawSupplyPictures(parts())).toBeGreaterThan(20);
  expect(await countFiles()).toBe(before);
});

it('leaves what its owner made of it', async () => {
  const { db } = test.database;
  const owner = await signIn(test);
  const sample = (await list({ has_image: 1 })).list.slice(0, 2).map(({ id }) => id);
  const fids = await db.selectFrom('supply_image').select('fid').where('posting_id', 'in', sample).execute();
  await db.updateTable('supply_posting').set({ uid: owner.uid }).where('id', 'in', sample).execute();
  await db
    .updateTable('file')
    .set({ uid: owner.uid })
    .where(
      'fid',
      'in',
      fids.map(({ fid }) => fid),
    )
    .execute();
  const [first, second] = await own(owner);
  const change = async (id: string, images: string[]) => {
    const { body } = await test.call('vegetable/getSupplyDemandDetail', { id, reveal: 1 }, owner);
    const { mobile, variety, spec, origin, ...posting } = body.data as SupplyDetail;
    const text = { mobile: mobile ?? '', variety: variety ?? '', spec: spec ?? '', origin: origin ?? '' };
    const request = { ...posting, ...text, images, expires_at: '2026-03-14' };
    return (await test.call('vegetable/supplyDemandAdd', request, owner)).body;
  };
  const kept = first?.images.map(({ fid }) => fid) ?? [];
  expect(await change(first?.id ?? '', kept)).toMatchObject({ code: 1, data: { status: 'online' } });
  expect(await change(second?.id ?? '', [])).toMatchObject({ code: 1, data: { status: 'pending' } });
  await drawSupplyPictures(parts());
  expect((await own(owner)).map(({ id }) => id)).toEqual([first?.id]);
});

it('draws every product of the sample as itself', async () => {
  expect(await drawPosting('番茄', 'near')).toEqual(await drawPosting('番茄', 'near'));
  expect(await drawPosting('番茄', 'near')).not.toEqual(await drawPosting('黄瓜', 'near'));
  const names = produceFile.read().map(({ name }) => name);
  expect(lookFile.read().map(({ product }) => product)).toEqual(expect.arrayContaining(names));
});
