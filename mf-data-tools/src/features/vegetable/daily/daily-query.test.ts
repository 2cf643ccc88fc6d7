import { readDailyQuery, toDailyParams, toggled } from './daily-query.ts';

describe('the address of the daily page', () => {
  it('tells a day that does not exist from one that does', () => {
    expect(readDailyQuery({ date: '2026-02-28' })).toMatchObject({ date: '2026-02-28' });
    const wrong = readDailyQuery({ date: '2026-02-30' });
    expect([wrong.date, wrong.wrongDate]).toEqual([undefined, '2026-02-30']);
  });

  it('reads back what it wrote', () => {
    const query = {
      view: 'sheet' as const,
      date: '2026-03-04',
      market: 'beijing',
      groups: ['叶菜类', '瓜类'],
      products: ['番茄'],
    };
    const written = Object.entries(toDailyParams(query)).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    expect(readDailyQuery(Object.fromEntries(written))).toMatchObject(query);
  });

  it('leaves out what it does not understand', () => {
    expect(readDailyQuery({ view: 'x', month: '2026-13', g: ',,' })).toMatchObject({
      view: 'notes',
      month: undefined,
      groups: [],
    });
  });

  it('adds a name and takes it away again', () => {
    expect(toggled(toggled([], '番茄'), '黄瓜')).toEqual(['番茄', '黄瓜']);
    expect(toggled(['番茄', '黄瓜'], '番茄')).toEqual(['黄瓜']);
  });
});
