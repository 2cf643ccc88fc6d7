import { operations } from '@bee/contracts/operations';
import type { AiMode, AiRef, AnswerBlock } from '@bee/contracts/resource/ai';
import type { NutrientKey } from '@bee/contracts/resource/food';
import { addDays } from '@bee/domain/calendar-day';
import { formatNumber, formatPrice } from '@bee/domain/format';
import { nutrients } from '@bee/domain/nutrient';
import { openSampleDatabase, SAMPLE_DAY, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import type { Viewer } from '../../../http/viewer.ts';
import { answerTools } from '../../../modules.ts';
import { checkNumbers } from '../model/answer/check-numbers.ts';
import { answerQuestion } from '../service/answer/answer-question.ts';
import { extractiveWriter } from '../service/answer/extractive-writer.ts';
import { understand } from '../service/answer/understand.ts';
import { exampleQuestions } from '../store/answer/example-questions.ts';

/** May see prices of all days. */
const UNLIMITED: Viewer = {
  uid: '1',
  sessionId: '',
  isVip: true,
  isVegetableVip: true,
  isOperator: false,
};

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
}, 240_000);
afterAll(() => database?.close());

const ask = async (
  question: string,
  {
    mode = 'general' as AiMode,
    after = '' as string | string[],
    today = SAMPLE_DAY,
    viewer = UNLIMITED as Viewer | null,
  } = {},
) => {
  const earlier = [after].flat().flatMap((before) => (before ? [{ question: before, text: '' }] : []));
  const asked = { question, mode, context: null, earlier, today, viewer };
  let text = '';
  const blocks: AnswerBlock[] = [];
  let suggestions: string[] = [];
  let refs: AiRef[] = [];
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
  return {
    text: text.replace(/\*\*|\[\[\d+\]\]/g, ''),
    blocks,
    suggestions,
    checks: checkNumbers({ text, refs, blocks }),
  };
};

/** A sample product with many quotes, and its market. */
const productOf = async () => {
  const row = await database.db
    .selectFrom('price_series as s')
    .innerJoin('price_product as p', 'p.id', 's.product_id')
    .innerJoin('market as k', 'k.id', 's.market_id')
    .where('p.scope', '=', 'market')
    .where('p.name', '=', '大白菜')
    .where('s.headline', '=', true)
    .select(['s.id', 'p.name', 'k.name as market', 's.last_date', 's.first_date'])
    .orderBy('s.quotes', 'desc')
    .executeTakeFirstOrThrow();
  const quotes = await database.db
    .selectFrom('price_quote')
    .where('series_id', '=', row.id)
    .selectAll()
    .orderBy('date', 'desc')
    .execute();
  return { ...row, quotes };
};

describe('prices', () => {
  it('of a day are those of that day, and in 斤 with what 公斤 cost', async () => {
    const { quotes, market } = await productOf();
    const quote = quotes[20];
    const { text, blocks } = await ask(`大白菜${quote?.date}在${market}多少钱一斤？`);
    expect(text).toContain(
      `${formatPrice(quote?.avg)} 元/公斤，合 ${formatPrice((quote?.avg ?? 0) / 2)} 元/斤（1 公斤为 2 斤）`,
    );
    expect(text).toContain(`（${quote?.date}）`);
    expect(blocks.map(({ source }) => source?.api)).toEqual(['vegetable/getEchart', 'vegetable/vegList']);
  });

  it('of a day without a quote are said to be missing, beside the nearest day that has one', async () => {
    const { quotes, first_date } = await productOf();
    const day = addDays(first_date ?? '', -40);
    const { text } = await ask(`大白菜${day}的价格`);
    expect(text).toContain(`平台没有大白菜在 ${day} 的报价。离它最近的报价日是 `);
    expect(text).toContain(`${formatPrice(quotes.at(-1)?.avg)} 元/公斤`);
    expect(text).toContain(`（${quotes.at(-1)?.date}）`);
  });

  it.each(['大白菜和去年同期比价格变化多少？', '大白菜比去年同期涨了多少'])(
    'of now come before those of last year that they are compared with: %s',
    async (question) => {
      const { quotes } = await productOf();
      const [newest] = quotes;
      const { text, checks } = await ask(question);
      const yearAgo = `${Number(newest?.date.slice(0, 4)) - 1}${newest?.date.slice(4)}`;
      const past = quotes.find(({ date }) => date <= yearAgo);
      expect(text).toContain(
        `${newest?.date} 的均价 ${formatPrice(newest?.avg)} 元/公斤，比 ${past?.date} 的 ${formatPrice(past?.avg)} 元/公斤${(newest?.avg ?? 0) > (past?.avg ?? 0) ? '高' : '低'}`,
      );
      expect(text).toMatch(/^大白菜(?:比去年同期(?:贵|便宜)|没有涨，反而跌了)：/);
      expect(checks.unbound).toEqual([]);
    },
  );

  it('that are assumed to fall when they rose are corrected first', async () => {
    const { quotes } = await productOf();
    const now = quotes[0]?.avg ?? 0;
    const past = quotes.find(({ date }) => date <= addDays(quotes[0]?.date ?? '', -30))?.avg ?? 0;
    const [wrong, right] = now > past ? ['跌', '涨'] : ['涨', '跌'];
    expect((await ask(`大白菜为什么${wrong}了`)).text).toMatch(
      new RegExp(`^大白菜没有${wrong}，反而${right}了：.*比 .* 的`),
    );
    expect((await ask(`大白菜为什么${right}了`)).text).toMatch(new RegExp(`^大白菜${right}了：`));
  });

  it('of a month are compared with the month a year before, and of a season by month', async () => {
    expect((await ask('大白菜上个月价格和去年同期比')).text).toMatch(
      /^大白菜在.+ 的平均价 [\d.]+ 元\/公斤，比 .+ 的 [\d.]+ 元\/公斤[高低] [\d.]+ 元\/公斤（[+-][\d.]+%）。/,
    );
    const { text, checks } = await ask('大白菜几月最便宜');
    expect(text).toMatch(
      /^大白菜一年中 \d+ 月（平均 [\d.]+ 元\/公斤）最便宜，.*\d+ 月（平均 [\d.]+ 元\/公斤）最贵。以.+的报价按月平均（/,
    );
    expect(checks.unbound).toEqual([]);
  });

  it('of a visitor are compared with last year without the price of then', async () => {
    const { text } = await ask('大白菜比去年同期贵多少', { viewer: null });
    expect(text).toMatch(/^大白菜比去年同期(?:贵|便宜)：.+ 元\/公斤，较去年同期 [+-][\d.]+%。/);
  });

  it('of a time without quotes are not those of today', async () => {
    const none = await ask('大白菜2030年价格');
    expect(none.text).toContain('大白菜在 2030-01-01 至 2030-12-31 没有报价');
    const never = await ask('2026年2月30日大白菜价格');
    expect(never.text).toContain('日历上没有 2026年2月30日');
    expect(`${none.text}${never.text}`).not.toContain('元/公斤');
  });

  it('of a span begin with the first day that is held, and of two spans both are told', async () => {
    const { first_date, market } = await productOf();
    expect((await ask(`${market}近999年大白菜均价`)).text).toContain(`${first_date} 至 ${SAMPLE_DAY} 的日均价平均`);
    expect((await ask(`${market}${SAMPLE_DAY.slice(0, 4)}年大白菜均价`)).text).toContain(
      `${SAMPLE_DAY.slice(0, 4)}-01-01 至 ${SAMPLE_DAY} 的日均价平均`,
    );
    expect((await ask('大白菜上周和上个月价格对比')).text.match(/的日均价平均为/g)).toHaveLength(2);
  });

  it('of days that the asker may not see are not in the answer, which says what would open them', async () => {
    const { quotes, market } = await productOf();
    const closed = addDays(SAMPLE_DAY, -100);
    const day = await ask(`大白菜${closed}在${market}的价格`, { viewer: null });
    expect(day.text).toContain(
      `${closed}的价格：可看最近 30 天（${addDays(SAMPLE_DAY, -29)} 起）的价格；登录后可看 90 天`,
    );
    expect(day.text).not.toContain(`（${closed}）`);
    const { text } = await ask(`${market}近999年大白菜均价`, { viewer: null });
    expect(text).toContain(`${addDays(SAMPLE_DAY, -29)} 至 ${SAMPLE_DAY} 的日均价平均`);
    expect(quotes.length).toBeGreaterThan(0);
    const movers = await ask(`${closed}涨幅最大的蔬菜`, { viewer: null });
    expect(movers.text).not.toContain(`${closed} 涨幅最大`);
  });

  it('of a market that is not there are not those of another without saying so', async () => {
    const { text } = await ask('乌兰巴托市场的大白菜多少钱？');
    expect(text).toMatch(/平台没有“乌兰巴托”的大白菜报价，有报价的市场：.*下面是.*的价格/);
  });

  it('of a span are mean, lowest and highest of its days', async () => {
    const { quotes, market } = await productOf();
    const [last, first] = [quotes[3], quotes[9]];
    const { text } = await ask(`${first?.date}到${last?.date}大白菜在${market}的均价`);
    const within = quotes.slice(3, 10).map(({ avg }) => avg ?? 0);
    const mean = within.reduce((sum, one) => sum + one, 0) / within.length;
    expect(text).toContain(
      `${first?.date} 至 ${last?.date} 的日均价平均为 ${formatPrice(Number(mean.toFixed(2)))} 元/公斤`,
    );
    expect(text).toContain(`最低 ${formatPrice(Math.min(...within))} 元/公斤`);
  });

  it('of two products stand in two paragraphs, and one that is not known is named', async () => {
    const { text } = await ask('大白菜和龙须草的价格各是多少？');
    expect(text).toContain('大白菜');
    expect(text).toContain('价格数据里没有“龙须草”');
  });

  it.each(['龙须草一公斤多少钱？', '龙须草多少一斤', '昨天龙须草均价'])(
    'name what has no price without measure and day: %s',
    async (question) => {
      expect((await ask(question)).text).toContain('价格数据里没有“龙须草”');
    },
  );

  it('follow the day and the kind of the question before', async () => {
    const { quotes } = await productOf();
    const after = `大白菜${quotes[20]?.date}多少钱？`;
    expect((await ask('那青椒呢？', { after })).text).toMatch(new RegExp(`青椒.*元/公斤.*（${quotes[20]?.date}）`));
    const unknown = await ask('那龙须草呢？', { after });
    expect(unknown.text).toContain('价格数据里没有“龙须草”');
    expect(unknown.text).not.toContain('元/公斤');
  });
});

describe('foods', () => {
  const amountOf = async (code: string, nutrient: string) =>
    database.db
      .selectFrom('food_nutrient')
      .where('code', '=', code)
      .where('nutrient', '=', nutrient)
      .selectAll()
      .executeTakeFirst();

  it('are told with amount, unit and what it is of', async () => {
    const food = await database.db
      .selectFrom('food')
      .where('name', 'like', '番茄%')
      .selectAll()
      .orderBy('rank')
      .executeTakeFirstOrThrow();
    const amount = await amountOf(food.code, 'vit_c');
    const { text, blocks } = await ask('西红柿维C含量是多少？');
    expect(text).toContain(`每 100 克可食部含维生素C ${formatNumber(amount?.v, amount?.decimals)} mg`);
    expect(blocks[0]).toMatchObject({ source: { api: 'food/getDetail', params: { code: food.code } } });
  });

  it('say what was not measured and what is there in traces, never 0', async () => {
    const { db } = database;
    const none = await db
      .selectFrom('food as f')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('food_nutrient as n')
              .whereRef('n.code', '=', 'f.code')
              .where('n.nutrient', '=', 'i')
              .select('n.code'),
          ),
        ),
      )
      .select(['f.name'])
      .executeTakeFirstOrThrow();
    expect((await ask(`${none.name}的碘含量`)).text).toContain('碘没有测定');
    const traces = await db
      .selectFrom('food_nutrient as n')
      .innerJoin('food as f', 'f.code', 'n.code')
      .where('n.state', '=', 'tr')
      .select(['f.name', 'n.nutrient'])
      .orderBy('f.rank')
      .executeTakeFirstOrThrow();
    const { title } = nutrients[traces.nutrient as NutrientKey];
    expect((await ask(`${traces.name}的${title}含量`)).text).toContain(`${title}为微量`);
  });
});

describe('trade', () => {
  it('tells what a code stands for, and the codes of a name', async () => {
    const row = await database.db
      .selectFrom('hs_code')
      .where('code', '=', '08106000')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect((await ask('0810.60.00是什么商品')).text).toContain(`HS 编码 08106000 的商品名称是${row.name}`);
    expect((await ask('榴莲的HS编码是多少')).text).toContain('08106000');
    expect((await ask('HS编码 08106099 是什么')).text).toContain('没有编码 08106099');
  });

  it('tells the value of a year, or that there is none', async () => {
    const { text, blocks } = await ask('2024年从泰国进口榴莲多少美元？');
    const row = await database.db
      .selectFrom('trade_year')
      .where('hs', '=', '08106000')
      .where('partner', '=', 'TH')
      .where('flow', '=', 'import')
      .where('year', '=', 2024)
      .select('year_usd')
      .executeTakeFirstOrThrow();
    expect(text).toContain(`2024 年中国从泰国进口榴莲 ${formatNumber(row.year_usd)} 美元`);
    expect(blocks.map(({ source }) => source?.api)).toEqual([
      'trade/getTradeProductDetail',
      'trade/getTradePartnerName',
    ]);
    const none = await ask('1998年从泰国进口榴莲多少美元？');
    expect(none.text).toContain('没有 1998 年中国从泰国进口榴莲的数据');
    expect(none.text).not.toMatch(/\d 美元/);
  });

  it('tells a year that the data cover in part by its months, without a comparison', async () => {
    const span = await database.db
      .selectFrom('trade_row')
      .where('freq', '=', 'M')
      .select(sql<string>`min(month)::text`.as('first'))
      .executeTakeFirstOrThrow();
    const [year, month] = [span.first.slice(0, 4), Number(span.first.slice(5, 7))];
    expect(month).toBeGreaterThan(1);
    const { text } = await ask(`${year}年从泰国进口榴莲多少美元？`);
    expect(text).toContain(`${year} 年 ${month} 至 12 月中国从泰国进口榴莲`);
    expect(text).not.toContain('同比');
  });

  it('tells all months of a span together', async () => {
    const monthly = await ask('2025年1-9月从泰国进口榴莲多少美元？');
    const { months } = await database.db
      .selectFrom('trade_year')
      .where('hs', '=', '08106000')
      .where('partner', '=', 'TH')
      .where('flow', '=', 'import')
      .where('year', '=', 2025)
      .select('usd as months')
      .executeTakeFirstOrThrow();
    const sum = (months ?? []).slice(0, 9).reduce<number>((total, one) => total + (one ?? 0), 0);
    expect(sum).toBeGreaterThan(0);
    expect(monthly.text).toContain(`2025 年 1 至 9 月中国从泰国进口榴莲 ${formatNumber(sum)} 美元`);
    expect((await ask('2024年11月到2025年2月从泰国进口榴莲多少美元？')).text).toContain(
      '2024 年 11 月至 2025 年 2 月中国',
    );
  });

  it('tells the last full year, main partners and access where no measure is named', async () => {
    const { text, checks } = await ask('榴莲进口');
    const year = Number(SAMPLE_DAY.slice(0, 4)) - 1;
    expect(text).toMatch(
      new RegExp(
        `^${year} 年中国进口榴莲 [\\d,]+ 美元.*数量 [\\d,]+ 千克，金额同比 .*${year} 年主要来源是泰国（[\\d.]+%）、.*榴莲输华准入：泰国`,
      ),
    );
    expect(checks.unbound).toEqual([]);
  });

  it('tells whether the goods of a country have access, and that there is no list of other countries', async () => {
    expect((await ask('泰国榴莲可以进口吗')).text).toMatch(/^泰国榴莲输华：已准入，\d{4}-\d\d-\d\d 起。/);
    expect((await ask('老挝的榴莲能不能出口到中国')).text).toMatch(/^老挝榴莲输华：/);
    expect((await ask('番茄能不能出口到日本')).text).toContain('日本对中国番茄的准入要求');
  });

  it('tells the rates of a tariff that goods of an origin may use', async () => {
    const { text, blocks } = await ask('从泰国进口榴莲的关税税率是多少？');
    expect(text).toMatch(/HS 编码 08106000.*原产于泰国时可用的进口关税税率：/);
    expect(blocks[0]?.source?.api).toBe('trade/getTaxRate');
  });
});

describe('statistics and limits', () => {
  it('tell the figure of a province and year, and say which years there are', async () => {
    const topic = await database.db
      .selectFrom('stat_topic')
      .where('indicator', '=', '产量')
      .where('crop', '=', '小麦')
      .selectAll()
      .executeTakeFirstOrThrow();
    const value = await database.db
      .selectFrom('stat_value')
      .where('topic_id', '=', topic.id)
      .where('adcode', '=', '410000')
      .where('current', '=', true)
      .select(['year', 'value'])
      .orderBy('year', 'desc')
      .executeTakeFirstOrThrow();
    const said = `${formatNumber(value.value, topic.decimals)} ${topic.unit}`;
    expect((await ask(`${value.year}年河南小麦产量是多少？`)).text).toContain(
      `${value.year} 年河南省小麦产量为 ${said}`,
    );
    const years = [value.year - 3, value.year];
    const answer = (await ask(`河南省${years[0]}年和${years[1]}年的小麦产量`)).text;
    expect(answer).toMatch(/小麦产量为 .*，同比 [+-]/);
    expect(answer).toMatch(new RegExp(`河南省小麦产量${years[0]}至${years[1]}年年均(增长|下降) `));
    expect((await ask('河南省1950年小麦产量')).text).toContain('河南省没有 1950 年小麦产量的数据，有数据的年份为');
    const ranked = await ask('哪个省的小麦产量最高？');
    expect(ranked.text).toContain('小麦产量最高的省份是');
    expect(ranked.blocks[0]?.source?.api).toBe('ast/getNationwideDataGroupAdcode');
  });

  it('tell the limit of a substance in a food with its standard', async () => {
    const limit = await database.db
      .selectFrom('food_limit as l')
      .innerJoin('limit_food as f', 'f.id', 'l.food_id')
      .innerJoin('limit_substance as s', 's.id', 'l.substance_id')
      .where('f.level', '=', '食品')
      .where('l.standard_code', 'is not', null)
      .select(['f.title', 's.name', 'l.value_text', 'l.standard_code'])
      .orderBy('l.id')
      .executeTakeFirstOrThrow();
    for (const mode of ['general', 'standard'] as const) {
      const { text } = await ask(`${limit.title}中${limit.name}的最大残留限量是多少？`, { mode });
      expect(text).toContain(`${limit.name}的限量为`);
      expect(text).toContain(limit.standard_code ?? '');
    }
  });
});

describe('what questions are about', () => {
  const meaning = async (question: string, mode: AiMode = 'general') =>
    (await understand(database.db, answerTools, { question, mode, earlier: [], today: SAMPLE_DAY })).request?.kind ??
    'text';

  it.each([
    ['青椒现在什么价', 'price'],
    ['请问大白菜多少钱一公斤', 'price'],
    ['生姜为什么涨价', 'both'],
    ['今天涨得最多的蔬菜有哪些', 'movers'],
    ['番茄含多少维生素C', 'food'],
    ['100克苹果多少大卡', 'food'],
    ['榴莲的海关编码', 'trade'],
    ['去年从越南进口了多少火龙果', 'trade'],
    ['进口榴莲需要什么手续', 'text'],
    ['河南小麦播种面积', 'statistics'],
    ['种子法对标签怎么规定', 'text'],
    ['葱郁的山林', 'text'],
    ['什么是HS编码', 'text'],
    ['HS编码是什么', 'text'],
    ['番茄缺钙怎么办', 'text'],
    ['影响小麦产量的因素有哪些', 'text'],
    ['补贴300000元怎么申请', 'text'],
    ['种子法第3章讲了什么', 'text'],
    ['10000000元的贷款贴息', 'text'],
    ['5000.00元以下的罚款', 'text'],
  ])('%s → %s', async (question, wants) => {
    expect(await meaning(question)).toBe(wants);
  });

  it('are narrowed by the mode', async () => {
    expect(await meaning('番茄含多少维生素C', 'price')).not.toBe('food');
    expect(await meaning('青椒现在什么价', 'policy')).toBe('text');
    expect(await meaning('青椒现在什么价', 'standard')).toBe('text');
    expect(await meaning('榴莲', 'trade')).toBe('trade');
  });
});

describe('blocks', () => {
  it('name calls with parameters that these calls take', async () => {
    const questions = [
      '大白菜多少钱',
      '今天跌得最多的水果有哪些',
      '番茄的营养成分',
      '2024年从泰国进口榴莲多少美元',
      '榴莲的关税税率',
      '哪个省的小麦产量最高',
      '河南小麦产量',
    ];
    for (const question of questions) {
      const { blocks } = await ask(question);
      expect(blocks.length).toBeGreaterThan(0);
      for (const { source } of blocks) {
        const { request } = operations[source?.api ?? 'vegetable/vegList'];
        const parsed = request.strict().safeParse(source?.params);
        expect([source?.api, parsed.success ? [] : parsed.error.issues]).toEqual([source?.api, []]);
      }
    }
  });
});

describe('numbers', () => {
  it.each([
    '大白菜多少钱一斤',
    '大白菜今天一吨多少钱',
    '大白菜1990年1月1日多少钱',
    '大白菜最近一个月的均价',
    '番茄的营养成分',
    '番茄的碘含量',
    'HS编码08106000是什么',
    '2024年从泰国进口榴莲多少美元',
    '从泰国进口榴莲的关税税率',
    '哪个省的小麦产量最高',
    '河南小麦产量',
    '哪些食物含钙高',
    '鸡蛋和豆腐谁的蛋白质更高',
    '2023年小麦播种面积河南和山东哪个大',
    '河南小麦产量2020到2023年怎么变化',
    '2025年9月到12月大白菜价格是怎么变的',
    '山梨酸可以用在哪些食品里',
  ])('of “%s” all stand in what is cited', async (question) => {
    const { checks } = await ask(question);
    expect(checks.numbers).toBeGreaterThan(0);
    expect(checks.unbound).toEqual([]);
  });
});

describe('examples', () => {
  it('are six a day, and each is answered', async () => {
    for (const offset of [0, 1, 2, 5]) {
      const today = addDays(SAMPLE_DAY, offset);
      const examples = await exampleQuestions(database.db, answerTools, today);
      expect(new Set(examples).size).toBe(6);
      for (const question of examples)
        expect([question, (await ask(question, { today })).text]).not.toEqual([
          question,
          expect.stringContaining('平台没有找到能回答'),
        ]);
    }
  }, 120_000);

  it('are followed by questions that are answered', async () => {
    for (const question of ['大白菜多少钱', '番茄的维生素C', '2024年从泰国进口榴莲多少美元', '河南小麦产量']) {
      const { suggestions } = await ask(question);
      expect(suggestions.length).toBeGreaterThan(1);
      for (const next of suggestions)
        expect([next, (await ask(next)).text]).not.toEqual([next, expect.stringContaining('平台没有找到能回答')]);
    }
  }, 120_000);
});

describe('a question of several parts', () => {
  it('is answered part by part, and a part without data is named', async () => {
    const { text, checks } = await ask('大白菜多少钱，关税多少，能不能出口到日本');
    expect(text).toMatch(
      /^大白菜多少钱\n\n大白菜（净菜）在.+\n\n关税多少\n\n平台没有找到这一问的数据或资料：[^\n]+\n\n能不能出口到日本\n\n平台没有找到这一问的数据或资料/s,
    );
    expect(checks.unbound).toEqual([]);
  });

  it.each([
    ['大白菜多少钱？菠菜每百克有多少维生素C？', '大白菜多少钱\n\n', '菠菜每 100 克可食部的维生素C没有测定'],
    ['番茄的热量和榴莲的进口关税分别是多少', '番茄的热量是多少\n\n', '榴莲'],
  ])('%s', async (question, first, last) => {
    const { text } = await ask(question);
    expect(text.startsWith(first)).toBe(true);
    expect(text.replace(/（[^）]*）/g, '')).toContain(last);
  });

  it('is one question if its parts ask for the same data', async () => {
    expect((await ask('大白菜今天多少钱，比去年同期贵吗')).text).toMatch(/^大白菜比去年同期/);
  });
});

it('lists the limits of a product, and whose the others are', async () => {
  const { text, checks } = await ask('大白菜农药残留');
  expect(text).toMatch(
    /^大白菜有限量的物质共 \d+ 种：三唑磷 [\d.]+ mg\/kg（农药，GB 92763-2024 表1 第20项），.*；其余 \d+ 种见标准限量表。$/,
  );
  expect(checks.unbound).toEqual([]);
});

describe('what people also ask', () => {
  it('says first which of two products is dearer, with the numbers of both', async () => {
    const { text, checks } = await ask('大白菜和生姜哪个贵？');
    expect(text).toMatch(
      /^生姜比大白菜贵 [\d.]+ 元\/公斤（\+[\d.]+%）。\d{4}-\d\d-\d\d 的均价由高到低是生姜、大白菜：生姜 [\d.]+ 元\/公斤（.+），大白菜 [\d.]+ 元\/公斤（.+）。/,
    );
    expect(checks.unbound).toEqual([]);
    expect((await ask('大白菜和生姜的价格')).text).not.toContain('由高到低');
  });

  it.each(['明天青椒多少钱？', '青椒会涨到多少钱？'])(
    'tells what is known and no price to come: %s',
    async (question) => {
      const { text } = await ask(question);
      expect(text).toContain('不做价格预测');
      expect(text).toContain(SAMPLE_DAY);
    },
  );

  it('takes a short code with a dot for a code where a tariff is asked for', async () => {
    const { text } = await ask('0703.20的关税是多少');
    expect(text).toMatch(/07032010.*税率/);
  });

  it('says how many codes are below a short one, and tells the first of them each', async () => {
    const { text, blocks, checks } = await ask('0703的关税是多少');
    const rows = await database.db
      .selectFrom('trade_tariff')
      .where('hs', 'like', '0703%')
      .select('hs')
      .distinct()
      .orderBy('hs')
      .execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(text).toContain(`编码 0703 下有 ${rows.length} 个税号`);
    for (const { hs } of rows.slice(0, 4)) expect(text).toMatch(new RegExp(`HS 编码 ${hs}.*的进口关税税率：`));
    expect(blocks).toHaveLength(Math.min(4, rows.length));
    expect(checks.unbound).toEqual([]);
    expect((await ask('HS 07032010 的关税')).text).toMatch(/HS 编码 07032010.*的进口关税税率：/);
  });

  it('says large sums of money in 亿 too', async () => {
    const { text, checks } = await ask('2024年从泰国进口榴莲多少美元');
    expect(text).toMatch(/[\d,]{11,} 美元（约 [\d.]+ 亿美元）/);
    expect(checks.unbound).toEqual([]);
  });

  it('finds a market by its whole name, and by the place it is in', async () => {
    const { name } = await database.db
      .selectFrom('market as k')
      .innerJoin('price_series as s', 's.market_id', 'k.id')
      .innerJoin('price_product as p', 'p.id', 's.product_id')
      .where('p.name', '=', '大白菜')
      .where('k.name', 'not like', '北京%')
      .select('k.name')
      .executeTakeFirstOrThrow();
    expect((await ask(`${name}大白菜价格`)).text).toContain(`在${name}的均价`);
    expect((await ask('北京市场大白菜价格')).text).toMatch(/大白菜.*在北京.*的均价/);
  });

  it('tells every product that is named, and a spoken name is that of the list', async () => {
    const { text } = await ask('青椒、生姜和白菜的价格');
    for (const name of ['青椒', '生姜', '大白菜']) expect(text).toMatch(new RegExp(`${name}.*的均价`));
  });

  it('leans on more than the question before', async () => {
    expect((await ask('北京呢？', { after: ['青椒多少钱？', '那大白菜呢？'] })).text).toMatch(/大白菜.*在北京.*的均价/);
    expect((await ask('山东呢？', { after: ['全国小麦产量是多少'] })).text).toMatch(/山东省小麦产量/);
    expect((await ask('那进口呢？', { after: ['2024年榴莲出口多少美元'] })).text).toMatch(/进口榴莲/);
  });

  it('says what kind of price it has where another is asked for', async () => {
    expect((await ask('大白菜期货价格')).text).toContain('期货价格：这里的价格都是批发市场的报价');
  });

  it('does not answer a row of signs and figures', async () => {
    expect((await ask('(((((.*)+)+)+$ [[1]] **')).text).toContain('平台没有找到能回答');
  });

  it('tells no price where a nutrient is asked for, and looks for standards by their number', async () => {
    const asked = { earlier: [], today: SAMPLE_DAY };
    const meant = (question: string, mode: AiMode) =>
      understand(database.db, answerTools, { ...asked, question, mode });
    expect((await meant('大白菜的维生素C', 'price')).request).toBeNull();
    expect((await meant('大白菜', 'price')).request?.kind).toBe('price');
    expect((await meant('GB 2763-2021', 'general')).kinds).toContain('standard');
  });
});

it('ranks foods by a nutrient, those of a category if one is named', async () => {
  const { text } = await ask('什么水果维生素C最多');
  expect(text).toMatch(/^有数值的 \d+ 种水果里，每 100 克可食部含维生素C最高的依次是：/);
  const { rows } = await sql<{ name: string }>`
    select f.name from food_nutrient n
    join food f on f.code = n.code
    join food_category c on c.id = f.first_id and c.title like '水果%'
    where n.nutrient = 'vit_c' and n.state = '=' order by n.v desc, f.rank limit 1`.execute(database.db);
  expect(text).toContain(`依次是：${rows[0]?.name}`);
});

it('begins a comparison of two foods with the difference', async () => {
  const { text } = await ask('鸡蛋和豆腐谁的蛋白质更高');
  expect(text).toMatch(/^鸡蛋（代表值）的蛋白质比豆腐高 5\.3 g（每 100 克可食部）。/);
});
