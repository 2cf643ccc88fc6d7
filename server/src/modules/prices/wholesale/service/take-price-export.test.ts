import { priceRights } from '@bee/domain/price-rights';
import { describeOnPostgres } from '@bee/testing/database';
import { buildMembersNumbered } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { takePriceExport } from './take-price-export.ts';

const LIMIT = priceRights.veg_vip.exports;
const at = { now: new Date('2026-03-04T04:00:00Z'), today: '2026-03-04' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await buildMembersNumbered(test, [1, 2, 3, 4, 9]);
}, 120_000);
afterAll(() => test.close());

const viewer = (uid: string, isVegetableVip = true, isVip = true) =>
  ({ uid, isVip, isVegetableVip }) as Parameters<typeof takePriceExport>[1];
const take = (uid: string, when = at) => takePriceExport(test.database.db, viewer(uid), when);

describe('tables that a member takes along', () => {
  it('are counted per day', async () => {
    expect(await take('1')).toEqual({ left: LIMIT - 1, limit: LIMIT });
    for (let taken = 1; taken < LIMIT; taken += 1) await take('1');
    await expect(take('1')).rejects.toThrow(`今天已导出 ${LIMIT} 次`);
    expect(await take('2')).toEqual({ left: LIMIT - 1, limit: LIMIT });
    expect(await take('1', { now: new Date('2026-03-05T04:00:00Z'), today: '2026-03-05' })).toEqual({
      left: LIMIT - 1,
      limit: LIMIT,
    });
  });

  it('are as many for VIP as for 蔬菜 VIP, one for other members and none for visitors', async () => {
    expect(await takePriceExport(test.database.db, viewer('3', false), at)).toEqual({ left: LIMIT - 1, limit: LIMIT });
    const member = viewer('4', false, false);
    expect(await takePriceExport(test.database.db, member, at)).toEqual({ left: 0, limit: 1 });
    await expect(takePriceExport(test.database.db, member, at)).rejects.toThrow('或开通 VIP 每天导出 20 次');
    const { body } = await test.call('vegetable/takeExport', {});
    expect(body).toMatchObject({ code: 401 });
  });
});

describeOnPostgres('many at once', () => {
  it('are no more than the limit', async () => {
    const answers = await Promise.allSettled(Array.from({ length: LIMIT + 15 }, () => take('9')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT);
  });
});
