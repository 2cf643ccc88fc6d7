import { randomBytes, randomUUID } from 'node:crypto';
import type { SupplyReview } from '@bee/contracts/entity/supply';
import { addDays } from '@bee/domain/calendar-day';
import type { Browser, TestApp } from './test-app.ts';

/** Values of the posting form; every call is a different posting. */
export const buildOffer = (changes: object = {}) => ({
  kind: 'supply',
  title: '大棚番茄现货供应',
  product: '番茄',
  spec: '硬果',
  qty: 5000,
  qty_unit: '公斤',
  price: 3.2,
  price_unit: '元/公斤',
  adcode: '370700',
  expires_at: '2026-03-14',
  desc: '成熟度八成，可视频看货。',
  contact: '老周',
  mobile: '13800001234',
  form_token: randomUUID(),
  ...changes,
});

export const post = async (test: TestApp, browser: Browser, changes: object = {}) =>
  (await test.call('vegetable/supplyDemandAdd', buildOffer(changes), browser)).body;

export const review = async (test: TestApp, operator: Browser, id: string, changes: object = {}) => {
  const { body } = await test.call('ops/getSupplyList', { kw: id }, operator);
  const [item] = (body.data as { list: SupplyReview[] }).list;
  const request = { id, action: 'approve', revision: item?.revision ?? 0, ...changes };
  return (await test.call('ops/reviewSupply', request, operator)).body;
};

/** Inserts a posting of this member without checking limits; online by default. @returns its id */
export const buildPosting = async ({ database, now }: TestApp, uid: number, changes: object = {}): Promise<string> => {
  const today = new Date(now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const { desc, form_token: _token, ...offer } = buildOffer();
  const id = randomBytes(12).toString('base64url');
  await database.db
    .insertInto('supply_posting')
    .values({
      ...offer,
      id,
      uid,
      form_token: null,
      kind: 'supply',
      variety: '',
      qty_unit: '公斤',
      price_unit: '元/公斤',
      price_kg: 3.2,
      negotiable: false,
      place: '山东省潍坊市',
      origin: '',
      description: desc,
      status: 'online',
      expires_at: addDays(today, 10),
      created_at: now(),
      published_at: now(),
      ...changes,
    })
    .execute();
  return id;
};
