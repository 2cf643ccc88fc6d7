import { closingNotes, exportFileName, fewNames } from './export-notes.ts';

const facts = { now: new Date('2026-11-27T16:30:00Z'), address: 'https://bee.test/a', citation: '引用' };

it('ends every export with its time in one zone, its address and whether it is whole', () => {
  expect(closingNotes({ ...facts, rows: 3, total: 3 })).toEqual([
    ['导出时间', '2026-11-28 00:30'],
    ['时区', '北京时间（UTC+8）'],
    ['永久链接', 'https://bee.test/a'],
    ['引用格式', '引用'],
    ['行数', '3 行（完整）'],
  ]);
  expect(closingNotes({ ...facts, rows: 3, total: 9 }).at(-1)).toEqual(['行数', '3 行（其余未导出，共 9 行）']);
});

it('names a file after its parts without characters that a system refuses', () => {
  expect(exportFileName(['大白菜 价格/走势', undefined, '', '元:公斤'], '2026-11-28')).toBe(
    '大白菜_价格_走势_元_公斤_2026-11-28',
  );
  expect(exportFileName(['长'.repeat(80)], '2026-11-28')).toBe(`${'长'.repeat(60)}_2026-11-28`);
  expect([fewNames(['泰国', '越南']), fewNames(['a', 'b', 'c', 'd'])]).toEqual(['泰国、越南', 'a、b、c等4个']);
});
