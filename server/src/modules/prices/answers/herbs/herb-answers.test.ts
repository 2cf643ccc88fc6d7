import { operations } from '@bee/contracts/operations';
import type { AiRef, AnswerBlock } from '@bee/contracts/resource/ai';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { answerTools } from '../../../../modules.ts';
import { checkNumbers } from '../../../assistant/model/answer/check-numbers.ts';
import { answerQuestion } from '../../../assistant/service/answer/answer-question.ts';
import { extractiveWriter } from '../../../assistant/service/answer/extractive-writer.ts';
import { understand } from '../../../assistant/service/answer/understand.ts';
import { indexDocuments, type SearchInput } from '../../../search/index.ts';
import { saveSource } from '../../../sources/index.ts';
import { refreshSeries } from '../../index.ts';

const TODAY = '2026-03-04';
/** May see prices of all days. */
const UNLIMITED = { uid: '1', sessionId: '', isVip: true, isVegetableVip: true, isOperator: false };

/** Product, scope, alias, specification, origin, market, quotes; monthly if all dates are month ends. */
const quoted: [string, 'herb' | 'market', string, string, string, string, Record<string, number>][] = [
  ['三七', 'herb', '田七', '20头', '云南文山', '文山', { '2025-02-28': 200, '2026-01-31': 240, '2026-02-28': 250 }],
  ['三七', 'herb', '田七', '20头', '云南文山', '亳州', { '2025-02-28': 200, '2026-01-31': 240, '2026-02-28': 254 }],
  ['三七', 'herb', '田七', '60头', '云南文山', '文山', { '2026-01-31': 150, '2026-02-28': 151 }],
  ['三七', 'herb', '田七', '60头', '云南文山', '亳州', { '2026-01-31': 160, '2026-02-28': 161 }],
  ['三七', 'herb', '田七', '120头', '云南文山', '亳州', { '2026-02-28': 99 }],
  ['三七', 'herb', '田七', '冬七60头', '云南文山', '文山', { '2026-02-28': 131 }],
  ['三七', 'herb', '田七', '花', '云南文山', '文山', { '2026-02-28': 333 }],
  ['当归', 'herb', '秦归', '统个', '甘肃', '亳州', { '2026-02-18': 80, '2026-02-25': 82, '2026-03-04': 84 }],
  ['当归', 'herb', '秦归', '统个', '云南', '亳州', { '2026-02-25': 70, '2026-03-04': 72 }],
  ['薄荷', 'herb', '', '统货', '江苏', '亳州', { '2026-02-25': 10, '2026-03-04': 11 }],
  ['薄荷', 'market', '', '', '', '北京新发地市场', { '2026-03-03': 5, '2026-03-04': 6 }],
];

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db, pool } = database;
  for (const year of [2025, 2026]) await pool.query('select ensure_price_year($1)', [year]);
  const at = `${TODAY}T08:00:00+08:00`;
  const source = await saveSource(db, { kind: 'herbs', name: '测试来源', publisher: '', sample: false, at });
  for (const [name, scope, alias, spec, origin, market, quotes] of quoted)
    await pool.query(
      `with place as (
         insert into market (id, name, match_key, sample) values ($6, $6, $6, false) on conflict do nothing
       ), product as (
         insert into price_product (scope, class_id, group_name, name, match_key, alias, rank, sample)
         values ($2, '类', '组', $1, $1, array_remove(array[$3], ''), 1, false)
         on conflict (scope, group_name, match_key) do update set rank = 1 returning id
       ), series as (
         insert into price_series (scope, product_id, market_id, spec, variant, origin, monthly, source_id, sample)
         select $2, id, $6, $4, $5, nullif($5, ''), $1 = '三七', $7, false from product returning id
       )
       insert into price_quote (series_id, date, avg, unit, source_avg)
       select series.id, quote.key::date, quote.value::float8, '公斤', quote.value::float8
       from series, jsonb_each_text($8::jsonb) quote`,
      [name, scope, alias, spec, origin, market, source, JSON.stringify(quotes)],
    );
  await refreshSeries(db);
});
afterAll(() => database?.close());

const ask = async (question: string, ...before: string[]) => {
  const earlier = before.map((one) => ({ question: one, text: '' }));
  const asked = { question, mode: 'general' as const, context: null, earlier, today: TODAY, viewer: UNLIMITED };
  let text = '';
  const blocks: AnswerBlock[] = [];
  let refs: AiRef[] = [];
  let suggestions: string[] = [];
  for await (const part of answerQuestion(
    { db: database.db, tools: answerTools, write: extractiveWriter(0) },
    asked,
    new AbortController().signal,
  )) {
    if (part.type === 'delta') text += part.text;
    if (part.type === 'block') blocks.push(part.block);
    if (part.type === 'ref') refs = part.refs;
    if (part.type === 'suggest') suggestions = part.list;
  }
  const { numbers, unbound } = checkNumbers({ text, refs, blocks });
  return { text: text.replace(/\*\*|\[\[\d+\]\]/g, ''), blocks, refs, suggestions, numbers, unbound };
};

const wantsOf = async (question: string, ...earlier: string[]) =>
  (await understand(database.db, answerTools, { question, mode: 'general', earlier, today: TODAY })).request?.kind ??
  'text';

describe('a herb', () => {
  it('without a specification is told by the best documented one, with the mean of its markets and what else there is', async () => {
    const { text, blocks, refs } = await ask('田七多少钱');
    expect(text).toContain('三七（20头，云南文山）2 个市场的平均月价为 252.00 元/公斤（2026年2月）');
    expect(text).toContain('较上月 +5.0%，较去年同月 +26.0%');
    expect(text).toContain('最低的是文山 250.00 元/公斤，最高的是亳州 254.00 元/公斤');
    expect(text).toContain('另有报价的规格：60头、120头、冬七60头、花');
    expect(blocks.map(({ source }) => source?.api)).toEqual(['herbs/getEchart', 'herbs/getHerbsList']);
    const open = String(blocks[0]?.source?.params.spec_id);
    expect(refs[0]?.to).toEqual({
      page: 'application/herbs/list',
      params: { herb: '三七', spec: '20头', origin: '云南文山', open },
    });
  });

  it('in a market is told by that market, beside the others', async () => {
    const { text, blocks } = await ask('文山60头三七多少钱一斤');
    expect(text).toContain('三七（60头，云南文山）在文山的月价为 151.00 元/公斤，合 75.50 元/斤');
    expect(text).toContain('同期 2 个市场平均 156.00 元/公斤，最低的是文山 151.00 元/公斤');
    expect(blocks).toMatchObject([{ source: { api: 'herbs/getEchart', part: '文山' } }]);
  });

  it.each([
    ['冬七60头多少钱', '冬七60头', '131.00'],
    ['60头冬七三七价格', '冬七60头', '131.00'],
    ['三七120 头价格', '120头', '99.00'],
    ['三七一百二十头价格', '120头', '99.00'],
    ['三七花价格', '花', '333.00'],
  ])('has the specification that is named, the longest first: %s', async (question, spec, price) => {
    expect((await ask(question)).text).toContain(`三七（${spec}，云南文山）在`);
    expect((await ask(question)).text).toContain(`${price} 元/公斤（2026年2月）`);
  });

  it('by its origin is that of the origin', async () => {
    expect((await ask('云南当归价格')).text).toContain('当归（统个，云南）在亳州的价格为 72.00 元/公斤（2026-03-04）');
  });

  it('says which specification or market there is none of', async () => {
    const { text } = await ask('三七50头多少钱');
    expect(text).toContain('三七没有“50头”的报价，有 20头、60头、120头、冬七60头、花');
    expect(text).not.toContain('元/公斤');
    expect((await ask('文山的当归价格')).text).toContain('平台没有“文山”的当归报价，有报价的市场：亳州；');
    expect((await ask('上海的当归价格')).text).toContain('平台没有“上海”的当归报价');
    expect((await ask('文山120头三七价格')).text).toContain(
      '所问的市场没有三七（120头，云南文山）的报价，有报价的市场：亳州',
    );
    expect((await ask('甘肃当归价格')).text).not.toContain('另有报价');
    expect((await ask('当归价格')).text).toContain('另有报价的规格：统个（云南）');
    expect((await ask('三七粉价格')).text).toContain('三七没有“三七粉”的报价');
    expect((await ask('禹州药市的当归价格')).text).toContain('平台没有“禹州”的当归报价');
  });

  it('of a day is that of the day, or of the newest before it with that said', async () => {
    expect((await ask('当归2月25日价格')).text).toMatch(
      /^当归（统个，甘肃）在亳州的价格为 82.00 元\/公斤（2026-02-25）/,
    );
    const { text } = await ask('当归3月1日价格');
    expect(text).toContain('平台没有当归（统个，甘肃）在 2026-03-01 的报价，此前最近的是 2026-02-25。');
    expect(text).not.toContain('84.00');
    expect((await ask('三七2026年1月10日价格')).text).toContain('240.00 元/公斤（2026年1月）');
    expect((await ask('当归2014年5月6日价格')).text).toContain('没有 2014-05-06 及以前的报价');
  });

  it('of a span is mean, first and last, lowest and highest', async () => {
    const { text } = await ask('当归2026年2月18日到2026年3月4日均价');
    expect(text).toContain('2026-02-18 至 2026-03-04 的平均价为 82.00 元/公斤（3 个报价日）');
    expect(text).toContain('由 80.00 元/公斤（2026-02-18）到 84.00 元/公斤（2026-03-04），变化 +5.0%');
    expect((await ask('三七1月价格')).text).toContain('月价为 240.00 元/公斤（2026年1月）');
    expect((await ask('三七一月价格')).text).toContain('240.00 元/公斤（2026年1月）');
  });
});

describe('herbs compared', () => {
  it('by specification stand in order of price, or of what they rose', async () => {
    expect((await ask('三七哪个头数最贵')).text).toMatch(
      /由高到低：花 333.00 .+20头 252.00 .+60头 156.00 .+冬七60头 131.00/,
    );
    expect((await ask('三七20头和60头哪个贵')).text).toMatch(/由高到低：20头 252.00 元\/公斤，60头 156.00 元\/公斤。/);
    expect((await ask('三七20头和60头哪个涨得多')).text).toMatch(/较上月涨跌由高到低：20头 \+5.0%.+60头 \+0.6%/);
  });

  it('with each other are told with the day of each', async () => {
    expect((await ask('当归和三七哪个贵')).text).toContain(
      '价格由高到低是三七、当归：三七（20头，云南文山）252.00 元/公斤（2026年2月），当归（统个，甘肃）84.00 元/公斤（2026-03-04）。',
    );
  });
});

describe('herbs that rose or fell', () => {
  it('within a week are told, and no vegetables in their place', async () => {
    const { text, blocks, unbound } = await ask('最近哪些药材涨得最多');
    expect(text).toMatch(
      /^近一周涨幅最大的药材是 薄荷（统货，江苏，亳州，11.00 元\/公斤，较一周前 \+10.0%，2026-03-04）。其次是 当归/,
    );
    expect(blocks).toMatchObject([{ source: { api: 'herbs/getHerbsList', params: { moved: 'up' } } }]);
    expect(unbound).toEqual([]);
    expect((await ask('近期跌幅最大的药材是什么')).text).toContain('近一周药材跌幅的数据');
  });
});

describe('what leans on the question before', () => {
  it.each([
    ['那亳州呢', '三七（60头，云南文山）在亳州的月价为 161.00'],
    ['那20头呢', '三七（20头，云南文山）在文山的月价为 250.00'],
    ['那冬七呢', '三七（冬七60头，云南文山）在文山的月价为 131.00'],
    ['那当归呢', '当归（统个，甘肃）在亳州的价格为 84.00'],
  ])('%s', async (question, said) => {
    expect((await ask(question, '文山60头三七多少钱')).text).toContain(said);
  });

  it('gives reasons from texts that name the herb alone', async () => {
    const base = { meta: ['测试'], date: '2026-03-01', sample: false, page: 'article/detail', params: {} };
    const news = (refId: string, title: string, text: string): SearchInput => ({
      ...base,
      kind: 'news',
      refId,
      title,
      blocks: [{ heading: false, text }],
    });
    await database.db
      .transaction()
      .execute((transaction) =>
        indexDocuments(transaction, [
          news('1', '芋头为什么涨价', '芋头涨价的原因是到货减少，芋头为什么涨价由此可知。'),
          news('2', '三七为什么涨价', '三七涨价的原因是产新推迟。'),
        ]),
      );
    const { text } = await ask('它为什么涨价，到货减少的原因？', '三七60头多少钱');
    expect(text).toContain('产新推迟');
    expect(text).not.toContain('芋头');
  });

  it('tells no herb for what is not known by its name', async () => {
    const { text } = await ask('那龙须草呢', '文山60头三七多少钱');
    expect(text).toContain('价格数据里没有“龙须草”');
    expect(text).not.toContain('元/公斤');
  });
});

describe('a name of a herb and a vegetable', () => {
  it.each([
    ['薄荷多少钱', '6.00'],
    ['北京新发地薄荷多少钱', '6.00'],
    ['薄荷药材多少钱', '11.00'],
    ['亳州薄荷多少钱', '11.00'],
    ['统货薄荷多少钱', '11.00'],
  ])('%s is %s 元', async (question, price) => {
    expect((await ask(question)).text).toContain(`${price} 元/公斤`);
  });
});

describe('what is asked of a herb', () => {
  it.each([
    ['三七价格', 'price'],
    ['三七60头', 'price'],
    ['当归一年涨了多少', 'price'],
    ['三七为什么涨价', 'both'],
    ['三七', 'text'],
    ['三七怎么种', 'text'],
    ['三七产量', 'text'],
    ['三七的药用价值', 'text'],
    ['不管三七二十一', 'text'],
    ['人参价格', 'text'],
  ])('%s → %s', async (question, wants) => {
    expect(await wantsOf(question)).toBe(wants);
  });
});

describe('answers about herbs', () => {
  const questions = [
    '三七价格',
    '三七60头多少钱一吨',
    '当归价格',
    '三七哪个头数最贵',
    '当归近一个月均价',
    '当归和三七哪个贵',
  ];

  it.each(questions)('state no number that is not cited: %s', async (question) => {
    const { numbers, unbound } = await ask(question);
    expect(numbers).toBeGreaterThan(0);
    expect(unbound).toEqual([]);
  });

  it.each(questions)(
    'have blocks whose calls take their parameters, and two questions that are answered: %s',
    async (question) => {
      const { blocks, suggestions } = await ask(question);
      for (const { source } of blocks) {
        const { request } = operations[source?.api ?? 'herbs/getEchart'];
        expect(request.strict().safeParse(source?.params).error?.issues).toBeUndefined();
      }
      expect(blocks.length).toBeGreaterThan(0);
      expect(suggestions).toHaveLength(2);
      for (const next of suggestions) expect((await ask(next)).text).toContain('元/公斤');
    },
  );

  it('tell no price to come', async () => {
    const { text } = await ask('下个月三七会涨吗');
    expect(text).toContain('不做价格预测');
    expect(text).toContain('2026年2月');
  });
});
