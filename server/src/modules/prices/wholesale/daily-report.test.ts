import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { catchUpPrices } from '../../../sample/prices/load-prices.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

const notes = async (request: object, browser?: Browser) =>
  (await test.call('article/getDailyReportList', request, browser)).body.data as DataFor<'article/getDailyReportList'>;

const noteOf = async (date: string) => {
  const [note] = (await notes({ date })).list;
  if (!note) throw new Error(`no note of ${date}`);
  return note;
};

describe('the note of a day', () => {
  it.each([SAMPLE_DAY, '2026-02-27'])('says what the quotes of %s say', async (date) => {
    const note = await noteOf(date);
    const { body: rows } = await test.call('vegetable/vegList', { date, limit: 100 });
    const quoted = (rows.data as DataFor<'vegetable/vegList'>).list.filter(({ flag }) => flag === null);
    const changes = quoted.flatMap(({ chg_d }) => (chg_d === null ? [] : [chg_d]));
    expect(note.up).toBe(changes.filter((change) => change > 0).length);
    expect(note.down).toBe(changes.filter((change) => change < 0).length);
    expect(note.up + note.down + note.flat).toBe(changes.length);
    expect(note.movers[0]?.chg_pct).toBe(Math.max(...changes));
    expect(note.movers.at(-1)?.chg_pct).toBeLessThan(0);
    for (const mover of note.movers) {
      const row = quoted.find(({ product }) => product === mover.product);
      expect([mover.price_avg, mover.chg_pct, mover.market]).toEqual([row?.price_avg, row?.chg_d, row?.market]);
      expect(mover.spark.at(-1)).toBe(mover.price_avg);
    }
    expect(note.summary).toContain(`${note.up}个上涨、${note.down}个下跌`);
    expect(note.summary).toContain(
      `${note.movers[0]?.product}，均价${note.movers[0]?.price_avg.toFixed(2)}元/公斤，上涨${note.movers[0]?.chg_pct.toFixed(1)}%`,
    );
  });

  it('moves its groups as the class index does', async () => {
    const { groups } = await noteOf(SAMPLE_DAY);
    const { body } = await test.call('vegetable/getClassIndex', { date: SAMPLE_DAY });
    const indices = body.data as DataFor<'vegetable/getClassIndex'>;
    expect(groups.length).toBeGreaterThan(3);
    for (const { group, chg_d, up } of groups)
      expect(indices.find((index) => index.group === group)).toMatchObject({ chg_d, up });
  });

  it('follows a correction of a quote', async () => {
    const { movers } = await noteOf(SAMPLE_DAY);
    const first = movers[0];
    await test.database.db
      .updateTable('price_quote')
      .set({ flag: 'outlier' })
      .where('date', '=', SAMPLE_DAY)
      .where('series_id', 'in', (query) =>
        query
          .selectFrom('price_series as s')
          .innerJoin('price_product as p', 'p.id', 's.product_id')
          .where('p.name', '=', first?.product ?? '')
          .where('s.headline', '=', true)
          .select('s.id'),
      )
      .execute();
    expect((await noteOf(SAMPLE_DAY)).movers.map(({ product }) => product)).not.toContain(first?.product);
  });
});

describe('the list of notes', () => {
  it('has one for each day with quotes, newest first, none for a holiday', async () => {
    const { list, total, dates } = await notes({ month: '2026-02', limit: 31 });
    const days = list.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
    expect(days).toHaveLength(total);
    expect(days[0]).toBe('2026-02-28');
    expect(days).toContain('2026-02-15');
    for (const holiday of ['2026-02-16', '2026-02-17', '2026-02-21']) expect(days).not.toContain(holiday);
    expect(dates?.max).toBe(SAMPLE_DAY);
    expect((await notes({ date: '2026-02-17' })).list).toEqual([]);
  });

  it('pages through all days without repeating one', async () => {
    const vip = await signIn(test, { vegetable: true });
    const [first, second] = await Promise.all([notes({ limit: 5 }, vip), notes({ limit: 5, page: 2 }, vip)]);
    const days = [...first.list, ...second.list].map(({ date }) => date);
    expect(new Set(days).size).toBe(10);
    expect(first.total).toBeGreaterThan(300);
  });

  it('goes as far back as the reader may see prices, and says what opens more', async () => {
    const { list, total, since, access } = await notes({ limit: 100 });
    expect([since, list.at(-1)?.date]).toEqual(['2026-02-03', '2026-02-03']);
    expect(list).toHaveLength(total);
    expect(access).toMatchObject({ level: 'login', reason: expect.stringContaining('登录后可看 90 天') });
    // The sparkline of an open day extends into closed days.
    expect(list.at(-1)?.movers[0]?.spark.filter((value) => value !== null)).toHaveLength(1);
    for (const request of [{ date: '2026-02-02' }, { month: '2026-01' }, { product: '大白菜', month: '2025-06' }])
      expect((await notes(request)).list).toEqual([]);
  });

  it('shows a product on the days on which it was quoted', async () => {
    const { list } = await notes({ product: '大白菜', month: '2026-03' });
    const { body } = await test.call('vegetable/vegList', { name: '大白菜', date: '2026-03-02' });
    const row = (body.data as DataFor<'vegetable/vegList'>).list[0];
    expect(list.find(({ date }) => date === '2026-03-02')?.product).toMatchObject({
      price_avg: row?.price_avg,
      chg_pct: row?.chg_d,
    });
    expect((await notes({ product: '火星菜' })).list).toEqual([]);
  });

  it('refuses a day or a month that does not exist, in words', async () => {
    const answers = await Promise.all(
      [{ date: '2026-02-30' }, { month: '2026-13' }].map((request) => test.call('article/getDailyReportList', request)),
    );
    expect(answers.map(({ body }) => [body.success, body.msg])).toEqual([
      [false, expect.stringContaining('没有这一天')],
      [false, expect.stringContaining('月份')],
    ]);
  });

  it('has the day that a job added', async () => {
    await catchUpPrices(test.database.db, '2026-03-05');
    expect((await notes({ limit: 1 })).list[0]?.date).toBe('2026-03-05');
  });
});
