import type { DataFor, OperationId } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

const read = async <Id extends OperationId>(id: Id, request: object = {}, browser?: Browser) =>
  (await test.call(id, request, browser)).body.data as DataFor<Id>;

describe('the list of series', () => {
  it('counts the choices of each filter under the other filter', async () => {
    const all = await read('reference/getList', { limit: 100 });
    const of2025 = await read('reference/getList', { year: '2025', limit: 100 });
    const vegetables = await read('reference/getList', { industry: '蔬菜', year: '2025' });
    expect(all.total).toBe(all.facets?.industry?.reduce((sum, { count }) => sum + count, 0));
    expect(of2025.total).toBe(all.facets?.year?.find(({ value }) => value === '2025')?.count);
    expect(vegetables.total).toBe(of2025.facets?.industry?.find(({ value }) => value === '蔬菜')?.count);
    expect(vegetables.list.every(({ industry }) => industry === '蔬菜')).toBe(true);
    const ofAllYears = await read('reference/getList', { industry: '蔬菜' });
    expect(vegetables.facets?.industry).toEqual(of2025.facets?.industry);
    expect(vegetables.facets?.year).toEqual(ofAllYears.facets?.year);
    expect(vegetables.total).toBe(ofAllYears.facets?.year?.find(({ value }) => value === '2025')?.count);
  });

  it('begins with the series whose issue is newest, page after page', async () => {
    const { list, total, facets } = await read('reference/getList', { limit: 100 });
    const newest = list.map(({ latest }) => latest?.date ?? '');
    expect(newest).toEqual([...newest].sort().reverse());
    expect(new Set(newest).size).toBeGreaterThan(1);
    const pages = await Promise.all([1, 2, 3].map((page) => read('reference/getList', { page, limit: 2 })));
    expect(pages.flatMap((one) => one.list.map(({ id }) => id))).toEqual(list.slice(0, 6).map(({ id }) => id));
    expect(total).toBe(list.length);
    const counts = facets?.industry?.map(({ count }) => count) ?? [];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const years = facets?.year?.map(({ value }) => value) ?? [];
    expect(years).toEqual([...years].sort().reverse());
  });

  it('shows the newest issue, of the year that was asked for', async () => {
    const newest = await read('reference/getList', { industry: '中药材' });
    const older = await read('reference/getList', { industry: '中药材', year: '2025' });
    expect(newest.list[0]).toMatchObject({ id: 'ref-sanqi', issue_count: 4, latest: { id: 'ref-sanqi-2026-02' } });
    expect(older.list[0]?.latest).toMatchObject({ id: 'ref-sanqi-2025-11', no: '2025年第11期' });
  });

  it('keeps the total on a page past the end', async () => {
    const { list, total } = await read('reference/getList', { page: 99 });
    expect(list).toEqual([]);
    expect(total).toBeGreaterThan(4);
  });
});

describe('a series', () => {
  it('opens with its newest issue, and each issue with its series', async () => {
    const series = await read('reference/detail', { id: 'ref-sanqi' });
    expect(series.issue?.id).toBe(series.issues[0]?.id);
    const older = await read('reference/detail', { id: series.issues[2]?.id });
    expect(older.issue?.id).toBe(series.issues[2]?.id);
    expect(older.issues).toEqual(series.issues);
    expect(older.articles.length).toBeGreaterThan(0);
    expect(older.articles.every(({ issue_id }) => issue_id === older.issue?.id)).toBe(true);
    const days = series.issues.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('counts in its sections what the lists hold, for a series and for an issue', async () => {
    for (const id of ['ref-fruitveg', 'ref-fruitveg-2026-01', 'ref-grain']) {
      const { sections } = await read('reference/detail', { id });
      const [enterprises, reports, tables] = await Promise.all([
        read('reference/getRelatedEnterpriseList', { id }),
        read('reference/getRelatedReportList', { id }),
        read('reference/getRelatedIndustryList', { id }),
      ]);
      expect(sections.slice(2).map(({ count }) => count)).toEqual([enterprises.total, reports.total, tables.total]);
    }
  });

  it('has no issue before the first one is out', async () => {
    await test.database.pool.query(
      `insert into reference_series select 'empty', 'empty', '空系列', '其他', null, '', '某所', false, source_id, updated_at
       from reference_series limit 1`,
    );
    const { series, issue, articles } = await read('reference/detail', { id: 'empty' });
    expect([series.latest, issue, articles]).toEqual([null, null, []]);
    expect((await read('reference/getList', { industry: '其他' })).list[0]?.latest).toBeNull();
    await test.database.pool.query(`delete from reference_series where id = 'empty'`);
  });

  it.each([
    ['reference/detail', { id: 'nothing' }],
    ['reference/subDetail', { id: 'ref-sanqi' }],
    ['reference/getRelatedEnterpriseList', { id: 'nothing' }],
    ['reference/getRelatedReportList', { id: 'ref-sanqi', issue_id: 'nothing' }],
    ['reference/getRelatedIndustryList', { id: "' or true --" }],
    ['reference/getEnterpriceInfo', { id: 'nothing' }],
  ] as const)('%s says 404 for what does not exist', async (operation, request) => {
    const { body } = await test.call(operation, request);
    expect(body).toMatchObject({ code: 404, success: false });
    expect(body.msg).toMatch(/撤下/);
  });
});

describe('an issue', () => {
  const openAs = async (browser?: Browser) =>
    (await read('reference/detail', { id: 'ref-sanqi' }, browser)).issue?.access;

  it('opens its PDF like that of a report', async () => {
    expect(await openAs()).toEqual({ level: 'public', allowed: true });
    await test.database.pool.query(`update reference_issue set fid = 'f1', pages = 12 where id = 'ref-sanqi-2026-02'`);
    expect(await openAs()).toMatchObject({ level: 'vip', allowed: false, preview: { shown: 3, total: 12 } });
    expect(await openAs(await signIn(test))).toMatchObject({ allowed: false, preview: { shown: 5, total: 12 } });
    expect(await openAs(await signIn(test, { vip: true, mobile: '13912345679' }))).toMatchObject({ allowed: true });
    await test.database.pool.query(`update reference_issue set fid = null, pages = null`);
  });

  it('leads from one article to the next and back, and ends', async () => {
    const { articles } = await read('reference/detail', { id: 'ref-sanqi' });
    const ids = articles.map(({ id }) => id);
    const read1 = await read('reference/subDetail', { id: ids[0] });
    const read2 = await read('reference/subDetail', { id: ids[1] });
    const last = await read('reference/subDetail', { id: ids.at(-1) });
    expect([read1.prev, read1.next?.id]).toEqual([null, ids[1]]);
    expect([read2.prev?.id, read2.next?.id]).toEqual([ids[0], ids[2]]);
    expect([last.prev?.id, last.next]).toEqual([ids.at(-2), null]);
    expect(ids.length).toBeGreaterThan(2);
    expect(read1.articles.map(({ id }) => id)).toEqual(ids);
  });

  it('quotes the prices that the price tables hold', async () => {
    const { articles } = await read('reference/detail', { id: 'ref-fruitveg' });
    const { content_html } = await read('reference/subDetail', { id: articles[0]?.id });
    const { rows } = await test.database.pool.query<{ name: string; mean: number }>(
      `select p.name, avg(q.avg) as mean from price_quote q join price_series s on s.id = q.series_id
       join price_product p on p.id = s.product_id
       where s.headline and p.group_name in ('茄果类', '瓜类') and to_char(q.date, 'YYYY-MM') = '2026-02' group by 1`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { name, mean } of rows) expect(content_html).toContain(`<td>${name}</td><td>${mean.toFixed(2)}</td>`);
  });
});

describe('what is related', () => {
  const ISSUE = 'ref-fruitveg-2026-01';

  it('are reports of the same products, the best fitting first', async () => {
    const { list } = await read('reference/getRelatedReportList', { id: 'ref-sanqi', limit: 5 });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ tags }) => tags.some(({ id }) => id === 'sanqi'))).toBe(true);
  });

  it('put first what fits an issue by most of its articles, then the newest', async () => {
    const all = await read('reference/getRelatedReportList', { id: 'ref-fruitveg', issue_id: ISSUE, limit: 100 });
    expect(all.list.filter(({ type }) => !type.endsWith('_report') && type !== 'report_diagram')).toEqual([]);
    const { rows } = await test.database.pool.query<{ tag_id: string; weight: number }>(
      `select tag_id, count(*)::int as weight from (
         select tag_id from reference_series_tag where series_id = 'ref-fruitveg'
         union all select g.tag_id from reference_article_tag g join reference_article a on a.id = g.article_id
           where a.issue_id = '${ISSUE}') every group by 1`,
    );
    const weights = new Map(rows.map(({ tag_id, weight }) => [tag_id, weight]));
    expect(Math.max(...weights.values())).toBeGreaterThan(1);
    const places = all.list.map(({ tags, published_at }) => ({
      fit: tags.reduce((sum, { id }) => sum + (weights.get(id) ?? 0), 0),
      day: published_at ?? '',
    }));
    expect(new Set(places.map(({ fit }) => fit)).size).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((a, b) => b.fit - a.fit || b.day.localeCompare(a.day)));
    const second = await read('reference/getRelatedReportList', { id: ISSUE, page: 2, limit: 3 });
    expect(second.list.map(({ id }) => id)).toEqual(all.list.slice(3, 6).map(({ id }) => id));
  });

  const tablesOf = (id: string) => read('reference/getRelatedIndustryList', { id, limit: 100 });
  const productsSpokenOf = async (id: string) => {
    const { rows } = await test.database.pool.query<{ product: string }>(
      `select distinct coalesce(t.product, t.title) as product
       from reference_series_tag g join tag t on t.id = g.tag_id where g.series_id = $1 order by 1`,
      [id],
    );
    return rows.map(({ product }) => product);
  };

  it('are the industry tables of its products, as their own pages show them', async () => {
    const products = await productsSpokenOf('ref-fruitveg');
    const { list, total } = await tablesOf('ref-fruitveg');
    const { rows } = await test.database.pool.query<{ model_id: string }>(
      'select model_id from industry_table where products && $1::text[] and row_count > 0',
      [products],
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(total).toBe(rows.length);
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set(rows.slice(0, 100).map(({ model_id }) => model_id)));
    for (const card of list.slice(0, 3)) {
      const table = await read('industry/getIndex', { model_id: card.id });
      expect(card).toEqual({
        id: card.id,
        title: table.title,
        path: table.domain_path.map(({ title }) => title),
        unit: table.unit,
        freq: { D: '日', W: '周', X: '旬', M: '月', Q: '季', Y: '年' }[table.freq],
        from: table.from,
        to: table.to,
        rows: table.rows,
        source_name: table.source_name,
        sample: true,
        link: { page: 'data/retrieval', params: { m: card.id } },
      });
    }
  });

  it('are those about its products before those about its subjects, each once', async () => {
    const { list } = await tablesOf('ref-grain');
    expect(list.map(({ title }) => title)).toEqual(['农业机械总动力（年度，分省）']);
    const { pool } = test.database;
    await pool.query(
      `update industry_table set products = products || '土地流转'::text where title like '玉米总成本%'`,
    );
    await pool.query(`update industry_table set tags = tags || '土地流转'::text where title like '玉米%成本%'`);
    const both = await tablesOf('ref-grain');
    expect(both.list.map(({ title }) => title)).toEqual(['玉米总成本（年度，分省）', '农业机械总动力（年度，分省）']);
    expect((await tablesOf('ref-livestock')).total).toBe(0);
  });

  it('are the prices of a product only while it has no table', async () => {
    const { pool } = test.database;
    const { list: before } = await tablesOf('ref-fruitveg');
    expect(before.filter(({ link }) => link.page !== 'data/retrieval')).toEqual([]);
    const { rows } = await pool.query<{ name: string }>(
      `select p.name from price_product p where p.scope = 'market' and p.name = any($1) order by p.rank limit 1`,
      [await productsSpokenOf('ref-fruitveg')],
    );
    const name = rows[0]?.name ?? '';
    const { rows: taken } = await pool.query<{ model_id: string }>(
      'update industry_table set products = array_remove(products, $1) where $1 = any(products) returning model_id',
      [name],
    );
    const without = await tablesOf('ref-fruitveg');
    const pages = without.list.filter(({ link }) => link.page !== 'data/retrieval');
    expect(pages).toMatchObject([
      {
        title: `${name}批发价格`,
        unit: '元/公斤',
        freq: '日',
        link: { page: 'application/vegetable/detail', params: { name, type: '1' } },
      },
    ]);
    expect(pages[0]?.rows).toBeGreaterThan(300);
    await pool.query(
      'update price_series set quotes = -quotes from price_product p where p.id = product_id and p.name = $1',
      [name],
    );
    const none = await tablesOf('ref-fruitveg');
    expect(none.total).toBe(without.total - 1);
    await pool.query('update price_series set quotes = abs(quotes)');
    await pool.query('update industry_table set products = array_append(products, $1) where model_id = any($2)', [
      name,
      taken.map(({ model_id }) => model_id),
    ]);
  });

  it('are enterprises that say that they are invented', async () => {
    const { list } = await read('reference/getRelatedEnterpriseList', { id: 'ref-sanqi-2026-01' });
    const one = await read('reference/getEnterpriceInfo', { id: list[0]?.id });
    expect(one).toEqual(list[0]);
    expect(one).toMatchObject({ sample: true, source: { sample: true } });
    expect(one.name).toMatch(/^示例/);
  });
});

describe('elsewhere on the site', () => {
  it('series and articles are found by search', async () => {
    const { list } = await read('article/search', { keyword: '三七产业参考', name: 'reference' });
    expect(list[0]?.to).toEqual({ page: 'reference/detail', params: { id: 'ref-sanqi' } });
    expect(list.some(({ to }) => to.page === 'reference/periodical')).toBe(true);
  });

  it.each(['ref-sanqi', 'ref-sanqi-2026-02', 'ref-sanqi-2026-02-1'])('%s can be kept as a favourite', async (id) => {
    const browser = await signIn(test);
    await test.call('user/favorite', { type: 'reference', id, action: 'add' }, browser);
    const { list } = await read('user/getMyFavoriteList', { type: 'reference' }, browser);
    expect(list.find(({ target_id }) => target_id === id)).toMatchObject({ link: { params: { id } }, invalid: false });
  });

  it('the sitemap names series, issues, their lists of articles and articles', async () => {
    const pages = await read('site/getSitemap', { source: 'reference' });
    const articles = await read('site/getSitemap', { source: 'reference-article' });
    expect(pages.list.map(({ params }) => params.id)).toEqual(
      expect.arrayContaining(['ref-sanqi', 'ref-sanqi-2026-02']),
    );
    expect(pages.list.map(({ params }) => params)).toContainEqual({ id: 'ref-sanqi-2026-02', num: '1' });
    expect(articles.list.map(({ params }) => params.id)).toContain('ref-sanqi-2026-02-1');
  });
});
