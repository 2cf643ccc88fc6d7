import type { AiRef } from '@bee/contracts/resource/ai';
import type { Answered, Found } from './ask-site.ts';
import { gradeAnswer, gradeSearch, outcomeOf } from './grade-item.ts';
import { type QualityQuestion, type QualitySearch, readQualityItems } from './quality-item.ts';

const itemOf = (row: object) => readQualityItems(JSON.stringify(row), 'test')[0];
const question = (row: object) => itemOf({ question: '大白菜多少钱', expected: 'answered', ...row }) as QualityQuestion;
const search = (row: object) => itemOf({ search: '西红柿', ...row }) as QualitySearch;
const answer = (text: string, ...kinds: AiRef['kind'][]): Answered => ({
  text,
  refs: kinds.map((kind) => ({ kind, to: null }) as AiRef),
  blocks: [],
  suggestions: [],
});
const found = (...hits: [kind: string, title: string][]): Found =>
  ({
    list: hits.map(([kind, title]) => ({ kind, title: [{ text: title, hit: false }], to: { page: 'p', params: {} } })),
    answer: null,
    corrected: null,
    total: hits.length,
  }) as unknown as Found;

describe('what an answer does', () => {
  it.each([
    ['**大白菜**在新发地的均价为 0.68 元/公斤；此后该市场没有新的报价。[[1]]', 'answered', 'price'],
    ['大白菜在 2030-01-01 至 2030-12-31 没有报价。离它最近的是 3.2 元/公斤。', 'declined', 'price'],
    ['生姜的均价为 10.12 元/公斤。[[1]]平台没有找到所需数据：未来的价格。', 'declined', 'price'],
    ['平台没有找到能回答“黑松露”的数据或资料。', 'declined', null],
    ['您想了解哪种农产品的价格？请写出品名。', 'asks back', null],
  ] as const)('%s', (text, outcome, kind) => {
    expect(outcomeOf(answer(text, ...(kind ? [kind] : [])))).toBe(outcome);
  });
});

describe('a question', () => {
  const item = question({ mustContain: ['大白菜', ['元/公斤', '元每公斤']], mustNotContain: ['番茄'] });

  it('is right, partial or wrong by what its answer holds', () => {
    const gradeOf = (text: string) => gradeAnswer(item, answer(text, 'price')).grade;
    expect(gradeOf('**大白 菜** 1.72元每公斤')).toBe('right');
    expect(gradeOf('大白菜很便宜')).toBe('partial');
    expect(gradeOf('菜很便宜')).toBe('wrong');
    expect(gradeOf('大白菜 1.72 元/公斤，番茄 3 元/公斤')).toBe('wrong');
    expect(gradeAnswer(item, answer('平台没有找到数据。')).grade).toBe('declined');
  });

  it('needs its number, with its unit, within the tolerance', () => {
    const gradeOf = (text: string) =>
      gradeAnswer(question({}), answer(text, 'table'), [{ value: 5673.7, tolerance: 0.005, unit: '千公顷' }]).grade;
    expect(gradeOf('面积为 **5,673.7 千公顷**')).toBe('right');
    expect(gradeOf('面积为 5,690 千公顷')).toBe('right');
    expect(gradeOf('面积为 5,673.7 公顷')).toBe('wrong');
    expect(gradeOf('面积为 5,573.7 千公顷')).toBe('wrong');
  });

  it('that is answered with texts which hold nothing expected has an irrelevant quote', () => {
    expect(gradeAnswer(item, answer('金价改革', 'news'))).toMatchObject({ grade: 'wrong', quoted: true });
    const unanswerable = question({ expected: 'declined' });
    expect(gradeAnswer(unanswerable, answer('金价改革', 'news'))).toMatchObject({ grade: 'wrong', quoted: true });
  });
});

describe('a search', () => {
  it('is right if one of the first hits fits in all respects', () => {
    const item = search({ kinds: ['price'], titles: ['番茄'] });
    expect(gradeSearch(item, found(['food', '番茄'], ['price', '番茄'])).grade).toBe('right');
    expect(gradeSearch(item, found(['food', '番茄'], ['price', '土豆'])).grade).toBe('partial');
    expect(gradeSearch(item, found(['food', '番茄'], ['news', 'x'], ['news', 'y'], ['price', '番茄'])).grade).toBe(
      'wrong',
    );
    expect(gradeSearch(search({ nothing: true }), found(['food', '番茄'])).grade).toBe('wrong');
  });
});

describe('a file', () => {
  const mistakesOf = (content: string) => {
    try {
      readQualityItems(content, 'x.ndjson');
    } catch (error) {
      return (error as Error).message.split('\n');
    }
    return [];
  };

  it('may have comments and empty lines', () => {
    expect(readQualityItems('# ours\n\n{"search":"番茄","kinds":["price"]}\r\n', 'x')).toHaveLength(1);
  });

  it('lists every mistake with its line', () => {
    const lines = [
      '{"question":"a","expected":"right"}',
      '{"question":"a","expected":"answered","mustContian":["b"]}',
      '{"search":"a","kinds":["prices"]}',
      '{"search":"a"',
      '{"kind":"price"}',
      '{"question":"a","expected":"answered","numbers":[{"unit":"元"}]}',
    ];
    expect(mistakesOf(lines.join('\n'))).toEqual([
      'x.ndjson 第 1 行：expected：只能是 answered、declined 或 asks back',
      'x.ndjson 第 2 行：没有字段 mustContian',
      'x.ndjson 第 3 行：kinds.0：没有这种结果',
      expect.stringMatching(/^x\.ndjson 第 4 行：不是一个 JSON 对象/),
      'x.ndjson 第 5 行：要有 question（提问）或 search（搜索）之一',
      'x.ndjson 第 6 行：numbers.0：要有 value 或 from 之一',
    ]);
    expect(mistakesOf('# nothing\n')).toEqual(['x.ndjson 里没有问题，也没有搜索']);
  });
});
