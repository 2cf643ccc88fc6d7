import { tableExports } from '@bee/domain/table-export';
import { describeOnPostgres } from '@bee/testing/database';
import { buildMembersNumbered } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { takeTableExport } from './take-export.ts';

const at = { now: new Date('2026-03-04T04:00:00Z'), today: '2026-03-04' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await buildMembersNumbered(test, [1, 2, 3, 9]);
}, 120_000);
afterAll(() => test.close());

type Viewer = Parameters<typeof takeTableExport>[1];

const take = (uid: string, isVip: boolean, when = at, of: 'food' | 'statistics' = 'food') =>
  takeTableExport(test.database.db, { uid, isVip, isVegetableVip: false } as Viewer, of, when);

describe('tables that are taken along', () => {
  it('are one a day for a member, who is told what helps, and anew the next day', async () => {
    expect(await take('1', false)).toEqual({ left: 0, limit: 1 });
    await expect(take('1', false)).rejects.toThrow('开通VIP会员每天导出 20 次');
    const next = { now: new Date('2026-03-05T04:00:00Z'), today: '2026-03-05' };
    expect(await take('1', false, next)).toEqual({ left: 0, limit: 1 });
  });

  it('are twenty for a VIP', async () => {
    for (let taken = 1; taken <= tableExports.vip; taken += 1)
      expect((await take('2', true)).left).toBe(tableExports.vip - taken);
    await expect(take('2', true)).rejects.toThrow('今天已导出 20 次，请明天再导出');
  });

  it('are counted for each tool by itself', async () => {
    expect(await take('3', false)).toEqual({ left: 0, limit: 1 });
    expect(await take('3', false, at, 'statistics')).toEqual({ left: 0, limit: 1 });
    await expect(take('3', false, at, 'statistics')).rejects.toThrow('今天已导出 1 次');
  });

  it.each(['food/takeExport', 'ast/takeExport'] as const)('are none for visitors: %s', async (operation) => {
    expect((await test.call(operation, {})).body).toMatchObject({ code: 401 });
  });
});

describeOnPostgres('many at once', () => {
  it('are no more than the limit', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => take('9', false)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
