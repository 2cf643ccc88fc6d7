import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { saveSource } from '../../sources/index.ts';
import { refreshSeries } from '../wholesale/store/refresh-series.ts';

type Chart = DataFor<'herbs/getEchart'>;

const AT = '2026-03-04T08:00:00+08:00';

let test: TestApp;
let sourceId: number;

/** Stores one herb; series are [specification, origin, market, quotes by day]. */
const storeHerb = async (name: string, series: [string, string, string, Record<string, number>][]) => {
  const { db, pool } = test.database;
  const { rows } = await pool.query(
    `insert into price_product (scope, class_id, group_name, name, match_key, rank, sample)
     values ('herb', '中药材', '根茎类', $1, $1, 1, false) returning id`,
    [name],
  );
  for (const [spec, origin, market, quotes] of series)
    await pool.query(
      `with series as (
         insert into price_series (scope, product_id, market_id, spec, variant, origin, source_id, sample)
         values ('herb', $1, $2, $3, $4, $4, $5, false) returning id
       )
       insert into price_quote (series_id, date, avg, unit, source_avg)
       select series.id, quote.key::date, quote.value::float8, '公斤', quote.value::float8
       from series, jsonb_each_text($6::jsonb) quote`,
      [rows[0].id, market, spec, origin, sourceId, JSON.stringify(quotes)],
    );
  await refreshSeries(db);
};

beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  sourceId = await saveSource(db, { kind: 'herbs', name: '测试来源', publisher: '', sample: false, at: AT });
  await saveSource(db, { kind: 'article', name: '测试文章', publisher: '', sample: false, at: AT });
  await pool.query(
    `insert into market (id, name, match_key, sample) values ('ma', '甲市', 'a', false), ('mb', '乙市', 'b', false)`,
  );
  for (const year of [2023, 2024, 2025, 2026]) await pool.query('select ensure_price_year($1)', [year]);
});
afterAll(() => test?.close());

const listOf = async (request: object) =>
  (await test.call('herbs/getHerbsList', request)).body.data as DataFor<'herbs/getHerbsList'>;

const idOf = async (herb: string, spec: string, origin?: string): Promise<string> =>
  (await listOf({ herb, spec, origin })).list[0]?.spec_id ?? '';

const chartOf = async (spec_id: string, request: object = {}, browser?: Browser): Promise<Chart> =>
  (await test.call('herbs/getEchart', { spec_id, ...request }, browser)).body.data as Chart;

const analysisOf = async (herb: string, spec: string) => chartOf(await idOf(herb, spec), { analysis: true });

/** Day `index` after 2025-01-01. */
const dayAt = (index: number): string => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
const daily = (prices: number[]) => Object.fromEntries(prices.map((price, index) => [dayAt(index), price]));

const months = (year: number, price: (month: number) => number) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${year}-${String(index + 1).padStart(2, '0')}-15`, price(index + 1)]),
  );

describe('a specification against the others', () => {
  it('is compared by the mean of the markets, on the newest day that both have', async () => {
    // Requested specification: 10 every day in both markets; only it has a quote on the last day.
    const asked = daily(Array.from({ length: 14 }, () => 10));
    // Ratios of the first twelve days 1.1, 1.2 … 2.2 by the mean of two markets, 3 on the thirteenth day.
    const means = [...Array.from({ length: 12 }, (_, index) => 11 + index), 30];
    await storeHerb('甲药', [
      ['中', '川', 'ma', asked],
      ['中', '川', 'mb', asked],
      ['大', '川', 'ma', daily(means.map((mean) => mean - 1))],
      ['大', '川', 'mb', daily(means.map((mean) => mean + 1))],
      ['小', '川', 'ma', daily([5, 6])],
      ['大', '滇', 'ma', daily([90, 90, 90])],
    ]);
    const { relations } = await analysisOf('甲药', '中');
    expect(relations?.map(({ spec, origin }) => [spec, origin])).toEqual([
      ['大', '川'],
      ['小', '川'],
    ]);
    const [large, small] = relations ?? [];
    expect(large).toMatchObject({
      spec_id: await idOf('甲药', '大', '川'),
      price: 30,
      date: '2025-01-13',
      ratio: 3,
      // Of 1.1 … 2.2 in steps of 0.1: median between the sixth and seventh value; percentiles a tenth of the eleven
      // steps from either end.
      usual: { median: 1.65, low: 1.21, high: 2.09 },
      days: 12,
      from: '2025-01-01',
      to: '2025-01-12',
    });
    expect(small).toMatchObject({ price: 6, ratio: 0.6, usual: null, days: 1, from: '2025-01-01', to: '2025-01-01' });
  });

  it('leaves out days on which the one asked for is absent, 0 or doubtful', async () => {
    await storeHerb('乙药', [
      ['中', '川', 'ma', { '2025-01-01': 10, '2025-01-02': 0, '2025-01-04': 10 }],
      ['大', '川', 'ma', { '2025-01-01': 20, '2025-01-02': 20, '2025-01-03': 20, '2025-01-04': 50 }],
    ]);
    await test.database.pool.query(`update price_quote set flag = 'outlier' where date = '2025-01-04' and avg = 50`);
    const { relations } = await analysisOf('乙药', '中');
    expect(relations).toEqual([
      expect.objectContaining({ date: '2025-01-01', ratio: 2, days: 0, from: null, to: null, usual: null }),
    ]);
  });

  it('has no ratio where the two share no day, and no relation where there is one specification', async () => {
    await storeHerb('丙药', [
      ['中', '川', 'ma', { '2025-01-01': 10 }],
      ['大', '川', 'ma', { '2025-01-02': 20 }],
    ]);
    const { relations } = await analysisOf('丙药', '中');
    expect(relations).toEqual([
      expect.objectContaining({ spec: '大', price: null, date: null, ratio: null, days: 0, usual: null }),
    ]);
    await storeHerb('丁药', [['统', '川', 'ma', { '2025-01-01': 10 }]]);
    expect((await analysisOf('丁药', '统')).relations).toEqual([]);
  });

  it('comes only when it is asked for', async () => {
    expect(await chartOf(await idOf('甲药', '中'))).toMatchObject({ relations: null, season: null, events: null });
  });
});

describe('the season', () => {
  it('is the share of the mean of whole years alone', async () => {
    // 2024: 10 except 22 in June, mean 11; 2025: 20 except 32 in June, mean 21. 2023 lacks July, 2026 is incomplete.
    const { '2023-07-15': _, ...broken } = months(2023, () => 50);
    const quotes = {
      ...broken,
      ...months(2024, (month) => (month === 6 ? 22 : 10)),
      ...months(2025, (month) => (month === 6 ? 32 : 20)),
      '2026-01-15': 99,
    };
    await storeHerb('戊药', [['统', '川', 'ma', quotes]]);
    const { season } = await analysisOf('戊药', '统');
    expect([season?.from, season?.to]).toEqual([2024, 2025]);
    expect(season?.months).toHaveLength(12);
    expect(season?.months[0]).toEqual({ month: 1, avg: 93.1, low: 90.9, high: 95.2 });
    expect(season?.months[5]).toEqual({ month: 6, avg: 176.2, low: 152.4, high: 200 });
  });

  it('is null with one whole year', async () => {
    await storeHerb('己药', [['统', '川', 'ma', { ...months(2025, () => 10), '2024-12-15': 10, '2026-01-15': 10 }]]);
    const { season, relations } = await analysisOf('己药', '统');
    expect(season).toBeNull();
    expect(relations).toEqual([]);
  });
});

describe('every market of a herb', () => {
  it('is a row of its own under one id, markets of a specification together, by the number in its name', async () => {
    await storeHerb(
      '庚药',
      ['120头', '冬20头', '20头'].flatMap((spec) =>
        ['mb', 'ma'].map((market): [string, string, string, Record<string, number>] => [
          spec,
          '川',
          market,
          market === 'ma' ? { '2026-01-01': 10, '2026-01-08': 11 } : { '2026-01-08': 9 },
        ]),
      ),
    );
    const { list, total } = await listOf({ herb: '庚药', every_market: true, limit: 100 });
    expect(total).toBe(6);
    expect(list.map(({ spec, market_id }) => `${spec} ${market_id}`)).toEqual([
      ...['20头 ma', '20头 mb', '120头 ma', '120头 mb', '冬20头 ma', '冬20头 mb'],
    ]);
    expect(list.map(({ chg_w }) => chg_w)).toEqual([10, null, 10, null, 10, null]);
    const ids = list.map(({ spec_id }) => spec_id);
    expect([ids[0], ids[2], ids[4]]).toEqual([ids[1], ids[3], ids[5]]);
    expect(new Set(ids).size).toBe(3);
    expect((await listOf({ herb: '庚药', market: 'mb' })).list.map(({ spec_id }) => spec_id).sort()).toEqual(
      [...new Set(ids)].sort(),
    );
  });

  it('is not there unless it is asked for', async () => {
    expect((await listOf({ herb: '庚药' })).total).toBe(3);
  });
});

describe('events', () => {
  type Text = { id: string; type: string; date: string; effect?: string; status?: string };

  const storeTexts = async (tag: string, texts: Text[]) => {
    const { pool } = test.database;
    await pool.query(`insert into tag (id, title, group_name, rank) values ($1, $2, '品类', 1)`, [tag, `${tag}的名`]);
    for (const { id, type, date, effect, status } of texts) {
      const scope = type === 'policy_repository' || type === 'agriculture_policy' ? 'policy' : 'news';
      await pool.query(
        `insert into article (id, natural_key, scope, type, title, summary, published_at, content_html, toc, attachments,
           words, sample, source_id, updated_at)
         select $1, $1, $2, $3, $1, '', $4, '', '[]', '[]', 1, false, s.id, $5
         from data_source s where s.kind = 'article'`,
        [id, scope, type, date, AT],
      );
      await pool.query('insert into article_tag (article_id, tag_id) values ($1, $2)', [id, tag]);
      if (scope === 'policy')
        await pool.query(
          `insert into policy (article_id, level, status, chain_key, effective_at) values ($1, '国家', $2, $1, $3)`,
          [id, status ?? 'in_force', effect ?? null],
        );
    }
  };

  /** Events within 2025 for a reader with access to all years. */
  const eventsOf = async (events_tag: string) => {
    const browser = await signIn(test, { vegetable: true });
    return (await chartOf(await idOf('辛药', '统'), { events_tag }, browser)).events ?? [];
  };

  beforeAll(() => storeHerb('辛药', [['统', '川', 'ma', { '2025-01-01': 10, '2025-12-31': 11 }]]));

  it('are policies by their effect, observations and news within the span, oldest first', async () => {
    await storeTexts('few', [
      { id: 'f-news', type: 'industry_news', date: '2025-05-01' },
      { id: 'f-effect', type: 'policy_repository', date: '2024-11-01', effect: '2025-03-01' },
      { id: 'f-later', type: 'policy_repository', date: '2025-11-01', effect: '2026-03-01' },
      { id: 'f-undated', type: 'policy_repository', date: '2025-02-01' },
      { id: 'f-draft', type: 'policy_repository', date: '2025-06-01', status: 'draft' },
      { id: 'f-explains', type: 'agriculture_policy', date: '2025-06-02' },
      { id: 'f-seen', type: 'beedata_opinion', date: '2025-12-31' },
      { id: 'f-old', type: 'beedata_opinion', date: '2024-12-31' },
    ]);
    const events = await eventsOf('few');
    expect(events.map(({ date, id }) => `${date} ${id}`)).toEqual([
      '2025-02-01 f-undated',
      '2025-03-01 f-effect',
      '2025-05-01 f-news',
      '2025-12-31 f-seen',
    ]);
    expect(events[1]).toEqual({
      ...{ id: 'f-effect', date: '2025-03-01', title: 'f-effect', type: 'policy_repository', sample: false },
    });
    expect(await eventsOf('few的名')).toEqual(events);
  });

  it('are at most twelve: observations before news, and none of one month while another has its own', async () => {
    const day = (month: number, at: number) => `2025-${String(month).padStart(2, '0')}-${String(at).padStart(2, '0')}`;
    await storeTexts('many', [
      ...[4, 5, 6, 7, 8].map((at): Text => ({ id: `m-jan-${at}`, type: 'beedata_opinion', date: day(1, at) })),
      ...Array.from({ length: 9 }, (_, index): Text => {
        return { id: `m-${index + 2}`, type: 'beedata_opinion', date: day(index + 2, 15) };
      }),
      { id: 'm-news', type: 'industry_news', date: day(12, 15) },
    ]);
    const ids = (await eventsOf('many')).map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(ids.slice(3)).toEqual(Array.from({ length: 9 }, (_, index) => `m-${index + 2}`));
    expect(ids.slice(0, 3)).toEqual(['m-jan-4', 'm-jan-5', 'm-jan-6']);
  });

  it('are not shown of days before those that the reader may see', async () => {
    const visitor = await chartOf(await idOf('辛药', '统'), { events_tag: 'few' });
    expect(visitor.from).toBe('2025-12-02');
    expect(visitor.events?.map(({ id }) => id)).toEqual(['f-seen']);
  });

  it('of a tag that is none are an error that says what to do', async () => {
    const { body } = await test.call('herbs/getEchart', { spec_id: await idOf('辛药', '统'), events_tag: '无此标签' });
    expect(body).toMatchObject({ code: 404, data: null });
    expect(body.msg).toContain('没有标签“无此标签”');
    expect(body.msg).toContain('请从标签列表中选择');
  });
});
