import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  await test.database.pool.query("update report set pdf = 'none', pages = null, fid = null");
  await test.database.pool.query(
    `update report r set pdf = 'ready', pages = 4 + 7 * place, fid = 'test-' || place
     from (select id, row_number() over (order by id)::int as place from article
       where type in ('weekly_report', 'free_report')) a
     where a.id = r.article_id and place <= 12`,
  );
}, 120_000);

afterAll(() => test.close());

type Request = RequestFor<'article/getReportLists'>;

const reports = async (request: Partial<Request>) =>
  (await test.call('article/getReportLists', { limit: 100, ...request })).body
    .data as DataFor<'article/getReportLists'>;

describe('the list of reports', () => {
  it.each(['cate', 'org', 'year', 'pages', 'access'] as const)('finds as many as its facet %s counts', async (name) => {
    const { facets } = await reports({});
    const choices = facets?.[name] ?? [];
    expect(choices.length).toBeGreaterThan(1);
    const key = { cate: 'cate_id', org: 'org', year: 'year', pages: 'pages_min', access: 'access' }[name];
    for (const { value, count } of choices) expect((await reports({ [key]: value })).total).toBe(count);
  });

  it('counts the choices of one filter under the others, not under itself', async () => {
    const all = await reports({ type: 'weekly_report' });
    const long = await reports({ type: 'weekly_report', pages_min: 50 });
    expect(long.total).toBeLessThan(all.total);
    expect(long.facets?.pages).toEqual(all.facets?.pages);
    expect(long.facets?.access?.reduce((sum, { count }) => sum + count, 0)).toBe(long.total);
  });

  it('orders the choices: years from the newest, pages from the fewest, rights from the most open, others by number', async () => {
    const { facets } = await reports({});
    const values = (name: string) => facets?.[name]?.map(({ value }) => value) ?? [];
    expect(values('year')).toEqual([...values('year')].sort().reverse());
    expect(values('pages')).toEqual([...values('pages')].sort((a, b) => Number(a) - Number(b)));
    expect(values('access')).toEqual(['public', 'login', 'vip']);
    const counts = facets?.cate?.map(({ count }) => count) ?? [];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('is sorted by day or by readings, and pages do not overlap', async () => {
    const { list } = await reports({});
    const days = list.map(({ published_at }) => published_at ?? '');
    expect(days).toEqual([...days].sort().reverse());
    await test.database.pool.query(`update article set views = abs(hashtext(id)) % 1000 where scope = 'report'`);
    const hot = (await reports({ sort: 'hot' })).list;
    const views = hot.map((report) => report.views);
    expect(views).toEqual([...views].sort((a, b) => b - a));
    expect(hot.map(({ id }) => id)).not.toEqual(list.map(({ id }) => id));
    const pages = await Promise.all([1, 2, 3].map((page) => reports({ page, limit: 4 })));
    expect(pages.flatMap((one) => one.list.map(({ id }) => id))).toEqual(list.slice(0, 12).map(({ id }) => id));
  });

  it('leaves out reports without a PDF when a number of pages is asked for', async () => {
    const { list } = await reports({ pages_min: 1 });
    expect(list).toHaveLength(12);
    expect(Math.min(...list.map(({ pages }) => pages ?? 0))).toBe(11);
  });

  it('names the access that its facet names', async () => {
    for (const access of ['public', 'login', 'vip'] as const) {
      const { list } = await reports({ access });
      expect(new Set(list.map((report) => report.access.level))).toEqual(new Set([access]));
    }
  });

  it('keeps titles with all words asked for and none of those refused', async () => {
    const { list, total } = await reports({ kw: '价格 月报', kw_not: '三七 一图' });
    expect(total).toBeGreaterThan(0);
    for (const { title } of list) {
      expect(title).toMatch(/价格/);
      expect(title).toMatch(/月报/);
      expect(title).not.toMatch(/三七|一图/);
    }
    const { total: either } = await reports({ kw: '价格 月报' });
    const { total: sanqi } = await reports({ kw: '价格 月报 三七' });
    expect(total).toBe(either - sanqi);
  });

  it('takes signs of patterns as they are', async () => {
    expect((await reports({ kw: '%' })).list.every(({ title }) => title.includes('%'))).toBe(true);
    expect((await reports({ kw: '_' })).total).toBe(0);
    expect((await reports({ kw_not: '\\' })).total).toBe((await reports({})).total);
  });

  it.each([{ type: 'daily_report' }, { month: '2026-13' }, { pages_min: 0 }, { access: 'root' }])(
    'refuses %j',
    async (request) => {
      const { body } = await test.call('article/getReportLists', request);
      expect(body.success).toBe(false);
    },
  );
});

describe('the months of a column', () => {
  const months = async (request: RequestFor<'article/getMonthList'>) =>
    (await test.call('article/getMonthList', request)).body.data as DataFor<'article/getMonthList'>;

  it('count what the list shows, the newest first, and name the newest of each', async () => {
    const all = await months({ type: 'monthly_report' });
    expect(all.length).toBeGreaterThan(3);
    const keys = all.map(({ year, month }) => year * 12 + month);
    expect(keys).toEqual([...keys].sort((a, b) => b - a));
    for (const { year, month, count, latest_id } of all) {
      const { total, list } = await reports({
        type: 'monthly_report',
        month: `${year}-${String(month).padStart(2, '0')}`,
      });
      expect([total, list[0]?.id]).toEqual([count, latest_id]);
    }
  });

  it('may be those of one year only', async () => {
    const year = await months({ type: 'monthly_report', year: '2025' });
    expect(new Set(year.map((one) => one.year))).toEqual(new Set([2025]));
    expect(await months({ type: 'monthly_report', year: '1999' })).toEqual([]);
  });
});
