import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { monthStart } from '../../../sample/days.ts';

const TODAY = SAMPLE_DAY;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

const news = async (request: object) =>
  (await test.call('article/getNewsList', request)).body.data as DataFor<'article/getNewsList'>;

describe('the policy library', () => {
  it('counts the choices of each filter under the other filters', async () => {
    const all = await news({ type: 'policy_repository' });
    const yunnan = all.facets?.region?.find(({ value }) => value === '云南');
    const filtered = await news({ type: 'policy_repository', region: '云南', limit: 100 });
    expect(filtered.total).toBe(yunnan?.count);
    expect(filtered.facets?.region).toEqual(all.facets?.region);
    expect(new Set(filtered.list.map(({ policy }) => policy?.region))).toEqual(new Set(['云南']));
  });

  it.each(['current', 'pending', 'amended', 'repealed', 'draft'])('knows what is %s', async (validity) => {
    const { list, total } = await news({ type: 'policy_repository', validity });
    expect(total).toBeGreaterThan(0);
    expect(new Set(list.map(({ policy }) => policy?.validity))).toEqual(new Set([validity]));
  });

  it('turns a pending policy into a current one when its day comes', async () => {
    const { list } = await news({ validity: 'pending' });
    const id = list[0]?.id ?? '';
    const day = list[0]?.policy?.effective_at ?? '';
    expect(list[0]?.policy?.days_to_effect).toBeGreaterThan(0);
    test.setNow(`${day}T00:00:01+08:00`);
    const { body } = await test.call('article/detail', { id });
    test.setNow(`${TODAY}T10:00:00+08:00`);
    expect((body.data as DataFor<'article/detail'>).policy).toMatchObject({
      validity: 'current',
      days_to_effect: null,
    });
  });

  it('links the versions of one notice, the newest first', async () => {
    const { list } = await news({ validity: 'amended' });
    const old = (await test.call('article/detail', { id: list[0]?.id })).body.data as DataFor<'article/detail'>;
    expect(old.versions).toHaveLength(2);
    expect(old.versions.map(({ current }) => current)).toEqual([true, false]);
    expect(old.replaced_by?.id).toBe(old.versions[0]?.id);
    const newer = (await test.call('article/detail', { id: old.replaced_by?.id })).body
      .data as DataFor<'article/detail'>;
    expect(newer.replaces.map(({ id }) => id)).toEqual([old.id]);
  });
});

describe('a list of news', () => {
  it('holds the days asked for, the first and the last included', async () => {
    const days = (await news({ limit: 100 })).list.map(({ published_at }) => published_at ?? '');
    const [to = '', from = ''] = [days[4], days[12]];
    expect(from < to).toBe(true);
    const found = (await news({ date_from: from, date_to: to, limit: 100 })).list;
    expect(found.map(({ published_at }) => published_at)).toEqual(days.filter((day) => day >= from && day <= to));
  });

  it('is searched by title, summary and document number', async () => {
    const { list } = await news({ type: 'policy_repository', limit: 100 });
    const numbered = list.find(({ policy }) => policy?.doc_no);
    const words = list.find(({ title, summary }) => !title.includes(summary.slice(6, 14)));
    for (const [one, kw] of [
      [numbered, numbered?.policy?.doc_no],
      [words, words?.summary.slice(6, 14)],
      [words, words?.title.slice(2, 8)],
    ] as const)
      expect((await news({ type: 'policy_repository', kw, limit: 100 })).list.map(({ id }) => id)).toContain(one?.id);
  });
});

describe('what is recommended', () => {
  it('is what is read most of the last year, of the scope asked for', async () => {
    await test.database.pool.query(`update article set views = abs(hashtext(id)) % 1000`);
    const { body } = await test.call('article/getRecommendList', { scope: 'policy', limit: 6 });
    const list = body.data as DataFor<'article/getRecommendList'>;
    const { rows } = await test.database.pool.query<{ id: string }>(
      `select id from article where scope = 'policy' order by (published_at > date '${TODAY}' - 365) desc nulls last,
       views desc limit 6`,
    );
    expect(list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });
});

describe('an article', () => {
  it.each(['user_terms', 'privacy', 'property_statement'])('may be the agreement %s', async (id) => {
    const { body } = await test.call('article/detail', { id });
    expect(body.data).toMatchObject({ id, type: 'special', sample: false, prev: null });
  });

  it('leads to its neighbours and back', async () => {
    const { list } = await news({ type: 'industry_news' });
    const second = (await test.call('article/detail', { id: list[1]?.id })).body.data as DataFor<'article/detail'>;
    expect([second.prev?.id, second.next?.id]).toEqual([list[0]?.id, list[2]?.id]);
  });

  it('has headings with the ids that its contents name', async () => {
    const { list } = await news({ type: 'policy_repository' });
    const { toc, content_html } = (await test.call('article/detail', { id: list[0]?.id })).body
      .data as DataFor<'article/detail'>;
    expect(toc.length).toBeGreaterThan(3);
    for (const { id, title } of toc) expect(content_html).toContain(`id="${id}">${title}<`);
  });

  it.each(['article/detail', 'article/getReportDetail'] as const)(
    '%s answers 404 for an unknown id',
    async (operation) => {
      expect((await test.call(operation, { id: 'no-such' })).body).toMatchObject({ code: 404, success: false });
    },
  );

  it('is no report', async () => {
    expect((await test.call('article/detail', { id: 'r-sanqi-cycle' })).body.code).toBe(404);
    expect((await test.call('article/getReportDetail', { id: 'r-sanqi-cycle' })).body.code).toBe(1);
  });
});

describe('reports', () => {
  it('quote the prices that the price tables hold', async () => {
    const { body } = await test.call('article/getReportDetail', { id: 'r-study-0' }, await signIn(test, { vip: true }));
    const report = body.data as DataFor<'article/getReportDetail'>;
    const [month, stated] = report.figures[0]?.rows.at(-1) ?? [];
    expect(month).toBe(monthStart(report.published_at ?? '', -1).slice(0, 7));
    const { rows } = await test.database.pool.query<{ mean: number }>(
      `select avg(q.avg) as mean from price_quote q join price_series s on s.id = q.series_id
       join price_product p on p.id = s.product_id
       where p.name = $1 and s.headline and to_char(q.date, 'YYYY-MM') = $2`,
      [report.tags.find(({ group }) => group === '品类')?.title, month],
    );
    expect(stated).toBe(rows[0]?.mean.toFixed(2));
  });
});

describe('tags', () => {
  it('gather reports, news and policies of 三七', async () => {
    const { body } = await test.call('article/getTagRelatedList', { tag_id: 'sanqi' });
    const { tag, facets } = body.data as DataFor<'article/getTagRelatedList'>;
    const counts = Object.fromEntries((facets?.scope ?? []).map(({ value, count }) => [value, count]));
    expect(tag).toMatchObject({ id: 'sanqi', title: '三七' });
    expect(counts.report).toBeGreaterThanOrEqual(8);
    expect(counts.news).toBeGreaterThanOrEqual(6);
    expect(counts.policy).toBeGreaterThanOrEqual(4);
  });

  const tagged = async (request: object) =>
    (await test.call('article/getTagRelatedList', { tag_id: 'sanqi', limit: 100, ...request })).body
      .data as DataFor<'article/getTagRelatedList'>;

  it('narrow by words and by year, each counted without itself', async () => {
    const all = await tagged({ scope: 'report' });
    const found = await tagged({ scope: 'report', kw: '月报', year: '2026' });
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(all.total);
    for (const { title, published_at } of found.list) {
      expect(title).toContain('月报');
      expect(published_at).toContain('2026');
    }
    expect((await tagged({ scope: 'report', year: '2026' })).facets?.year).toEqual(all.facets?.year);
  });

  it('keep a reader among their own texts: neighbours, and which of the named ones are theirs', async () => {
    const { list } = await tagged({ scope: 'news' });
    const ids = list.map(({ id }) => id);
    const asked = { id: ids[1] ?? '', tag_id: 'sanqi' };
    const under = (await test.call('article/detail', asked)).body.data as DataFor<'article/detail'>;
    expect([under.prev?.id, under.next?.id]).toEqual([ids[0], ids[2]]);
    expect(under.tagged).toEqual([ids[0], ids[2]].sort());
    const alone = (await test.call('article/detail', { id: asked.id })).body.data as DataFor<'article/detail'>;
    expect(alone.tagged).toEqual([]);

    const reports = (await tagged({ scope: 'report', type: 'monthly_report' })).list;
    const request = { id: reports[0]?.id ?? '', tag_id: '三七' };
    const report = (await test.call('article/getReportDetail', request)).body
      .data as DataFor<'article/getReportDetail'>;
    expect(report.tagged).toEqual(expect.arrayContaining(report.same_series.issues.map(({ id }) => id)));
  });

  it('are missing in words that help', async () => {
    expect((await test.call('article/getTagRelatedList', { tag_id: 'nothing' })).body).toMatchObject({ code: 404 });
  });
});

describe('search', () => {
  const search = async (request: object) =>
    (await test.call('article/search', request)).body.data as DataFor<'article/search'>;

  it('puts what has that name first, price, food and entry, and marks the word', async () => {
    const { list, tabs } = await search({ keyword: '大白菜' });
    expect(list[0]?.title).toEqual([{ text: '大白菜', hit: true }]);
    expect(
      list
        .slice(0, 3)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['encyclopedia', 'food', 'price']);
    expect(tabs[0]?.total).toBe(tabs.slice(1).reduce((sum, { total }) => sum + total, 0));
  });

  it('shows one kind only, with the counts of all', async () => {
    const { list, total, tabs } = await search({ keyword: '三七', name: 'policy' });
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['policy']));
    expect(total).toBe(tabs.find(({ name }) => name === 'policy')?.total);
    expect(tabs.find(({ name }) => name === 'research_report')?.total).toBeGreaterThan(0);
  });

  it('finds something for a whole question', async () => {
    expect((await search({ keyword: '三七为什么不能连作' })).total).toBeGreaterThan(0);
  });

  it('suggests other words when nothing is found', async () => {
    const { total, suggest } = await search({ keyword: '量子纠缠' });
    expect(total).toBe(0);
    expect(suggest.length).toBeGreaterThan(0);
  });

  it.each(["'", '\\', "a'b:c & | ! ( )", '%', '的', '<script>'])('survives %j', async (keyword) => {
    const { status, body } = await test.call('article/search', { keyword });
    expect([status, body.code]).toEqual([200, 1]);
  });

  it('asks for a word when there is none', async () => {
    const { body } = await test.call('article/search', { keyword: '  ' });
    expect(body).toMatchObject({ success: false });
    expect(body.msg).toContain('请输入关键字查询');
  });
});

describe('the site', () => {
  it('lists every product for the sitemap', async () => {
    const { body } = await test.call('site/getSitemap', { source: 'vegetable-product' });
    const { list, total } = body.data as DataFor<'site/getSitemap'>;
    expect(total).toBe(12);
    expect(list[0]?.params).toMatchObject({ type: '1' });
  });

  it('lists every tag for the sitemap, and its types that have articles', async () => {
    const { body } = await test.call('site/getSitemap', { source: 'tag' });
    const { list, total } = body.data as DataFor<'site/getSitemap'>;
    const addresses = list.map(({ params }) => `${params.tagId} ${params.type ?? ''}`.trim());
    expect(new Set(addresses).size).toBe(total);
    for (const { params } of list.filter(({ params }) => params.tagId === 'sanqi')) {
      const request = { tag_id: params.tagId, ...(params.type && { type: params.type }), limit: 1 };
      const found = (await test.call('article/getTagRelatedList', request)).body.data as { total: number };
      expect(found.total).toBeGreaterThan(0);
    }
    expect(addresses).toContain('sanqi');
    expect(addresses).toContain('sanqi monthly_report');
  });
});
