import type { SearchName } from '@bee/contracts/resource/search';
import { newerFirst } from './found-passage.ts';

const one = (kind: SearchName, title: string, date: string | null, score: number) => ({ kind, title, date, score });
const order = (list: ReturnType<typeof one>[]) => newerFirst(list).map(({ title, date }) => `${title} ${date}`);

it('puts the newest version of a law before others, however well those fit', () => {
  const list = [
    one('policy', '甲法', '2012-08-31', 90),
    one('policy', '乙办法', '2020-01-01', 50),
    one('policy', '中华人民共和国甲法', '2024-04-26', 20),
  ];
  expect(order(list)).toEqual(['中华人民共和国甲法 2024-04-26', '甲法 2012-08-31', '乙办法 2020-01-01']);
});

it('puts the newer of two news first where both fit about as well', () => {
  expect(order([one('news', '旧', '2020-01-01', 100), one('news', '新', '2025-01-01', 98)])).toEqual([
    '新 2025-01-01',
    '旧 2020-01-01',
  ]);
  expect(order([one('news', '旧', '2020-01-01', 100), one('news', '新', '2025-01-01', 90)])[0]).toBe('旧 2020-01-01');
});

it('leaves what has no date, or is no news, where it stands', () => {
  const list = [
    one('encyclopedia', '百科', null, 100),
    one('news', '新', '2025-01-01', 99),
    one('news', '无日期', null, 98),
  ];
  expect(order(list)).toEqual(['百科 null', '新 2025-01-01', '无日期 null']);
});
