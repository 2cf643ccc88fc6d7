import { methodOf } from './methods.ts';
import { type OperationId, operations } from './operations.ts';

describe('the table of HTTP methods', () => {
  it.each(Object.keys(operations) as OperationId[])('has the method of %s', (id) => {
    expect(methodOf(id)).toBe(operations[id].method);
  });
});

describe('requests', () => {
  const newsList = operations['article/getNewsList'].request;

  it('have the first page by default', () => {
    expect(newsList.parse({})).toMatchObject({ page: 1, limit: 20, sort: 'new' });
  });

  it('accept the text form of query strings', () => {
    expect(newsList.parse({ page: '3', limit: '50' })).toMatchObject({ page: 3, limit: 50 });
  });

  it.each([
    [{ type: 'nonsense' }, '没有这个栏目'],
    [{ validity: 'maybe' }, '没有这种效力状态'],
    [{ year: '26' }, '年份应为四位数字'],
    [{ limit: 1000 }, '每页最多 100 条'],
    [{ date_from: '2026-02-30' }, '没有这一天'],
  ])('reject %j in Chinese', (request, message) => {
    expect(newsList.safeParse(request).error?.issues[0]?.message).toBe(message);
  });
});
