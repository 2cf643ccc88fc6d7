import { timeIn } from './question-dates.ts';

/** A Wednesday. */
const TODAY = '2014-12-31';

describe('times in a question', () => {
  it.each([
    ['2014年5月6日的番茄', ['2014-05-06']],
    ['2014-05-06 番茄', ['2014-05-06']],
    ['番茄 2014/5/6', ['2014-05-06']],
    ['2014.5.6番茄', ['2014-05-06']],
    ['二〇一四年七月二十日', ['2014-07-20']],
    ['5月6号', ['2014-05-06']],
    ['去年5月6日', ['2013-05-06']],
    ['昨天', ['2014-12-30']],
    ['前天和今天', ['2014-12-29', '2014-12-31']],
    ['今天和去年同期', ['2014-12-31', '2013-12-31']],
    ['5月20日和2014年5月19日', ['2014-05-20', '2014-05-19']],
    ['2014-02-30', []],
    ['5.6元的番茄', []],
    ['0810.60.00', []],
  ])('%s is the days %j', (question, days) => {
    expect(timeIn(question, TODAY)).toMatchObject({ days, span: null });
  });

  it.each([
    ['2014年3月', '2014-03-01', '2014-03-31'],
    ['上个月', '2014-11-01', '2014-11-30'],
    ['本月', '2014-12-01', '2014-12-31'],
    ['上周', '2014-12-22', '2014-12-28'],
    ['最近7天', '2014-12-25', '2014-12-31'],
    ['近一周', '2014-12-25', '2014-12-31'],
    ['2014年5月6日到5月10日', '2014-05-06', '2014-05-10'],
    ['5月6日至10日', '2014-05-06', '2014-05-10'],
    ['第三季度', '2014-07-01', '2014-09-30'],
    ['去年一季度', '2013-01-01', '2013-03-31'],
    ['2013年下半年', '2013-07-01', '2013-12-31'],
    ['今年以来', '2014-01-01', '2014-12-31'],
    ['2014年5月10日到5月6日', '2014-05-06', '2014-05-10'],
    ['2013年1-9月', '2013-01-01', '2013-09-30'],
    ['2014年1月至9月', '2014-01-01', '2014-09-30'],
    ['10-11月番茄价格', '2014-10-01', '2014-11-30'],
    ['去年12月到今年2月', '2013-12-01', '2014-02-28'],
    ['2013年11月~2月', '2013-11-01', '2014-02-28'],
    ['11月到2月', '2013-11-01', '2014-02-28'],
    ['2013-12-30~2014-01-02', '2013-12-30', '2014-01-02'],
  ])('%s is a span', (question, from, to) => {
    expect(timeIn(question, TODAY)).toMatchObject({ days: [], span: { from, to } });
  });

  it('of a year alone are its days up to today, of two spans both', () => {
    expect(timeIn('2014年均价', '2014-06-30').spans).toEqual([{ from: '2014-01-01', to: '2014-06-30' }]);
    expect(timeIn('2030年价格', TODAY).spans).toEqual([{ from: '2030-01-01', to: '2030-12-31' }]);
    expect(timeIn('上周和本周价格对比', TODAY).spans).toEqual([
      { from: '2014-12-22', to: '2014-12-28' },
      { from: '2014-12-29', to: '2014-12-31' },
    ]);
  });

  it.each([
    ['2026年2月30日番茄', '2026年2月30日'],
    ['2月32日番茄', '2月32日'],
    ['2025年13月5日番茄', '2025年13月5日'],
    ['今年13月番茄', '13月'],
  ])('that no calendar has are named: %s', (question, day) => {
    expect(timeIn(question, TODAY)).toMatchObject({ days: [], span: null, invalid: [day] });
  });

  it('are no ages', () => {
    expect(timeIn('13月龄肉牛价格', TODAY)).toMatchObject({ invalid: [], rest: '13月龄肉牛价格' });
  });

  it('begin a hundred years ago at the earliest', () => {
    expect(timeIn('近999年番茄', TODAY).span?.from.slice(0, 2)).toBe('19');
  });

  it('are taken out of the question, so that their digits are nothing else', () => {
    expect(timeIn('2017年从美国进口第12章', TODAY)).toMatchObject({ years: [2017], rest: ' 从美国进口第12章' });
    expect(timeIn('08106000在2023年', TODAY)).toMatchObject({ years: [2023], rest: '08106000在 ' });
  });

  it.each(['番茄比去年同期涨了多少', '黄瓜和去年同期比价格变化多少？', '番茄同比涨了吗'])(
    'are compared with the year before: %s',
    (question) => {
      expect(timeIn(question, TODAY)).toMatchObject({ days: [], span: null, againstLastYear: true });
    },
  );

  it.each([
    ['2014年春节韭菜多少钱', '2014-01-31'],
    ['2013年中秋节前后西瓜', '2013-09-19'],
    ['2014年端午土豆', '2014-06-02'],
    ['国庆节大白菜', '2014-10-01'],
    ['去年元旦的鸡蛋', '2013-01-01'],
  ])('of festivals are days: %s', (question, day) => expect(timeIn(question, TODAY).days).toEqual([day]));

  it('of the last month are compared with this one', () => {
    expect(timeIn('番茄比上个月贵吗', TODAY).spans).toHaveLength(2);
    expect(timeIn('番茄上个月均价', TODAY).spans).toHaveLength(1);
  });

  it('of a bracketed day lie in the only year that the question names', () => {
    expect(timeIn('玉米2013年在甲地的价格（2月18日）', TODAY).days).toEqual(['2013-02-18']);
  });

  it('of a month compared with last year are that month in both years', () => {
    expect(timeIn('番茄上个月价格比去年同期', TODAY).spans).toEqual([
      { from: '2014-11-01', to: '2014-11-30' },
      { from: '2013-11-01', to: '2013-11-30' },
    ]);
  });

  it.each(['07032010 的关税', '08102000是什么', '0703.2010', '2023.5'])('are not part of a code: %s', (question) => {
    expect(timeIn(question, TODAY)).toMatchObject({ years: [], rest: question });
  });

  it('of a day without a year lie in the year that was spoken of', () => {
    expect(timeIn('那5月7日呢', TODAY, 2013).days).toEqual(['2013-05-07']);
    expect(timeIn('2月28日', '2014-01-05').days).toEqual(['2013-02-28']);
  });
});
