import { describeSheet, fileName, type Sheet } from './sheet.ts';
import { writeCsv } from './write-csv.ts';

const sheet: Sheet = {
  title: '番茄价格走势',
  variant: ['北京市场、天津市场', '2026-01-01至2026-03-04', '元/斤'],
  columns: [
    { title: '日期', type: 'day' },
    { title: '均价', unit: '元/斤', type: 'number' },
  ],
  rows: [
    ['2026-03-03', 1.2],
    ['2026-03-04', null],
  ],
  facts: [
    ['来源', '示例'],
    ['单位', '元/斤'],
    ['品名', '番茄'],
    ['市场', '北京市场'],
    ['筛选条件', '对象：北京市场；范围：3月'],
  ],
  to: '/home/x',
};
const read = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

it('names a file after product, markets, period and unit', () => {
  expect(fileName(sheet, '2026-03-05', 'csv')).toBe(
    '番茄价格走势_北京市场、天津市场_2026-01-01至2026-03-04_元_斤_2026-03-05.csv',
  );
  expect(
    fileName({ ...sheet, variant: ['北京市场', '2026-01-01至2026-03-04', '元/公斤'] }, '2026-03-05', 'csv'),
  ).not.toBe(fileName(sheet, '2026-03-05', 'csv'));
});

it('writes a table that tells what it is without its name', async () => {
  const [head, ...rows] = (await read(writeCsv(sheet))).replace('\ufeff', '').trim().split('\r\n');
  expect(head).toBe('日期,均价（元/斤）,名称,品名,市场,筛选条件,来源');
  expect(rows).toEqual([
    '2026-03-03,1.2,番茄价格走势,番茄,北京市场,对象：北京市场；范围：3月,示例',
    '2026-03-04,,番茄价格走势,番茄,北京市场,对象：北京市场；范围：3月,示例',
  ]);
});

it('describes the file with its time and zone, and the address that makes it again', () => {
  const notes = describeSheet(sheet, { now: new Date('2026-03-04T16:05:00Z'), address: 'https://bee.test/home/x' });
  expect(notes).toEqual([
    ['名称', '番茄价格走势'],
    ...sheet.facts,
    ['导出时间', '2026-03-05 00:05'],
    ['时区', '北京时间（UTC+8）'],
    ['永久链接', 'https://bee.test/home/x'],
    ['引用格式', '示例. 番茄价格走势[DB/OL]. 农小蜂. [2026-03-05]. https://bee.test/home/x.'],
    ['行数', '2 行（完整）'],
  ]);
});
