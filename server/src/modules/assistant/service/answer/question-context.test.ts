import type { AiContext } from '@bee/contracts/resource/ai';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { answerTools } from '../../../../modules.ts';
import { indexDocuments, type Reader, type SearchInput } from '../../../search/index.ts';
import { buildKnowledge } from '../../ai-test-data.ts';
import type { AnswerPart } from '../../model/answer/answer-writer.ts';
import { answerQuestion } from './answer-question.ts';
import { extractiveWriter } from './extractive-writer.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await buildKnowledge(database.db);
  await database.db
    .transaction()
    .execute((transaction) =>
      indexDocuments(transaction, [notice, rival, tomato, price, food, trade, report, covered]),
    );
});
afterAll(() => database.close());

const base = { meta: ['甲县'], date: '2026-01-05', sample: false };
const notice: SearchInput = {
  ...base,
  kind: 'policy',
  refId: '31',
  title: '甲县大棚补贴办法',
  page: 'article/detail',
  params: { id: '31' },
  blocks: [
    { heading: true, text: '第一条' },
    { heading: false, text: '为支持设施农业发展，制定本办法。新建大棚由县里给予补助。' },
    { heading: true, text: '第二条' },
    { heading: false, text: '补助标准为每亩八百元，最高不超过三万元。' },
  ],
};
const rival: SearchInput = {
  ...base,
  kind: 'policy',
  refId: '32',
  title: '乙县大棚补助标准公告',
  page: 'article/detail',
  params: { id: '32' },
  blocks: [{ heading: false, text: '乙县的补助标准为每亩五百元。补助标准另行公布。' }],
};
const tomato: SearchInput = {
  ...base,
  kind: 'encyclopedia',
  refId: '7',
  title: '番茄',
  page: 'application/baike',
  params: { id: '7' },
  blocks: [{ heading: false, text: '番茄是茄科植物。番茄原产于南美洲。' }],
};
const price: SearchInput = {
  ...base,
  kind: 'price',
  refId: '1',
  title: '番茄',
  page: 'application/vegetable/detail',
  params: { name: '番茄' },
  blocks: [{ heading: false, text: '番茄批发行情：甲地市场 2026-03-04 均价 5.20 元/公斤。' }],
};
const food: SearchInput = {
  ...base,
  kind: 'food',
  refId: '045106',
  title: '番茄',
  page: 'application/food/detail',
  params: { code: '045106' },
  blocks: [{ heading: false, text: '番茄，食物编码 045106。' }],
};
const trade: SearchInput = { ...food, kind: 'trade', refId: '番茄', page: 'application/trade/detail' };
const report: SearchInput = {
  ...base,
  kind: 'research_report',
  refId: '9',
  title: '设施蔬菜产业报告',
  page: 'article/report',
  params: { id: '9' },
  viewer: { page: 'article/viewPdf', params: { fid: 'f9' } },
  open: { visitor: 1, member: 2 },
  blocks: [
    { heading: false, text: '本报告分析设施蔬菜的供给。', page: 1 },
    { heading: false, text: '加温成本占到总成本的四成。', page: 2 },
    { heading: false, text: '加温成本三年后将下降两成。', page: 3 },
  ],
};
const covered: SearchInput = {
  ...report,
  refId: '10',
  title: '食用菌产业报告',
  open: { visitor: null, member: null },
  blocks: [
    { heading: false, text: '食用菌产业报告\n测试研究所', page: 1 },
    { heading: false, text: '菌棒成本下降。', page: 2 },
  ],
};

const ask = async (question: string, context: AiContext | null, reader?: Reader) => {
  const parts: AnswerPart[] = [];
  const asked = {
    question,
    mode: 'general' as const,
    context,
    earlier: [],
    today: '2026-03-04',
    ...(reader && { reader }),
  };
  for await (const part of answerQuestion(
    { db: database.db, tools: answerTools, write: extractiveWriter(0) },
    asked,
    new AbortController().signal,
  ))
    parts.push(part);
  return {
    text: parts.map((part) => (part.type === 'delta' ? part.text : '')).join(''),
    steps: parts.flatMap((part) => (part.type === 'step' ? part.text : [])),
    refs: parts.flatMap((part) => (part.type === 'ref' ? [part.refs] : [])).at(-1) ?? [],
  };
};
const about = (kind: AiContext['kind'], id: string): AiContext => ({ kind, id, title: '' });

it('reads the text first that the question is asked about', async () => {
  const inContext = await ask('补助标准是多少？', about('policy', '31'));
  expect(inContext.steps[0]).toBe('结合提问时的内容：甲县大棚补贴办法');
  expect(inContext.refs[0]).toMatchObject({ id: '31', used: true, to: { params: { id: '31' } } });
  expect(inContext.text).toContain('补助标准为每亩八百元');
  const alone = await ask('补助标准是多少？', null);
  expect(alone.refs).toEqual([]);
  expect(alone.text).toContain('请写出');
  expect((await ask('大棚的补助标准是多少？', null)).refs.map(({ id }) => id)).toContain('32');
});

it('says what a text is about with its beginning, and nothing of others', async () => {
  const { text, refs } = await ask('这篇讲了什么？', about('article', '31'));
  expect(text).toContain('为支持设施农业发展，制定本办法。');
  expect(new Set(refs.map(({ id }) => id))).toEqual(new Set(['31']));
});

it.each([
  ['price', '茄果类/番茄'],
  ['food', '045106'],
  ['trade', '番茄'],
  ['encyclopedia', '7'],
] as const)('takes the product of %s %s for what the question leaves out', async (kind, id) => {
  expect((await ask('它现在多少钱？', about(kind, id))).text).toContain('5.20 元/公斤');
});

it('leaves a question alone that names its own product', async () => {
  expect((await ask('西红柿现在多少钱？', about('policy', '31'))).text).toContain('5.20 元/公斤');
});

it('stays with a text that speaks of prices', async () => {
  const { refs } = await ask('哪些价格上涨得最多？主要内容是什么？', about('policy', '31'));
  expect(refs[0]).toMatchObject({ id: '31' });
});

it('takes a short question for one about the text alone', async () => {
  const { refs } = await ask('标准是多少？', about('policy', '31'));
  expect(new Set(refs.map(({ id }) => id))).toEqual(new Set(['31']));
});

it('does not answer with what a text says of something else', async () => {
  const { text } = await ask('甲县大棚补贴办法的主管人员电话号码？', about('policy', '31'));
  expect(text).not.toContain('八百元');
});

it.each([
  ['gone', about('policy', '404')],
  ['of another kind', about('standard', '31')],
  ['a product that no market has', about('price', '茄果类/火星果')],
  ['a topic that is not there', about('table', 'ast:404')],
  ['no id at all', about('report', "'; drop table search_document; --")],
])('answers without a context that is %s, and says so', async (_what, context) => {
  const { text, steps } = await ask('捕捞作业需要许可证吗？', context);
  expect(steps[0]).toBe('提问时的内容已不存在或不能查看，按问题本身回答');
  expect(text).toContain('捕捞作业必须取得捕捞许可证');
});

describe('a report by pages', () => {
  it('is summed up from where it begins to say something', async () => {
    const { refs } = await ask('这份报告的主要结论是什么？', about('report', '10'));
    expect(refs.map(({ page, quote }) => [page, quote])).toEqual([[2, '菌棒成本下降。']]);
  });

  it('is cited by the page that its reader opens', async () => {
    const { refs } = await ask('加温成本占多少？', about('report', '9'), 'vip');
    expect(refs.find(({ page }) => page === 2)).toMatchObject({
      quote: '加温成本占到总成本的四成。',
      to: { page: 'article/viewPdf', params: { fid: 'f9', page: '2' } },
    });
  });

  it.each([
    ['visitor', [1]],
    ['member', [1, 2]],
    ['vip', [1, 2, 3]],
  ] as const)('gives a %s no text of pages that are locked', async (reader, pages) => {
    for (const context of [about('report', '9'), null]) {
      const { refs, text } = await ask('设施蔬菜产业报告讲了什么加温成本？', context, reader);
      const read = refs.filter(({ id }) => id === '9').map(({ page }) => page ?? 0);
      expect(read.every((page) => (pages as readonly number[]).includes(page))).toBe(true);
      expect(text.includes('三年后')).toBe(reader === 'vip' && read.includes(3));
    }
    const { refs } = await ask('这份报告讲了什么？', about('report', '9'), reader);
    expect(refs.map(({ page }) => page)).toEqual(pages);
  });
});
