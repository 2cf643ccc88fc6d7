import { dailyQuery, toggled } from './daily-query.ts';

it('recognises an invalid day', () => {
  expect(dailyQuery.read({ date: '2026-02-28' })).toMatchObject({ date: '2026-02-28', wrongDate: undefined });
  const wrong = dailyQuery.read({ date: '2026-02-30' });
  expect(wrong).toMatchObject({ date: undefined, wrongDate: '2026-02-30' });
  expect(dailyQuery.write(wrong)).toEqual({});
});

it('adds and removes a name', () => {
  expect(toggled(toggled([], '番茄'), '黄瓜')).toEqual(['番茄', '黄瓜']);
  expect(toggled(['番茄', '黄瓜'], '番茄')).toEqual(['黄瓜']);
});
