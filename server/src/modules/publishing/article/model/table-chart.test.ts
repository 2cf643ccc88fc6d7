import { composeText } from '../../../../text/rich-text.ts';
import { drawTableChart } from './table-chart.ts';

const tableOf = (columns: string[], rows: string[][]): string =>
  composeText([
    { kind: 'paragraph', text: '正文。' },
    { kind: 'table', caption: '月均价', columns, rows },
  ]).html;

const pathsIn = (svg: string | null): string[] =>
  [...(svg ?? '').matchAll(/<path d="([^"]*)" fill="none" stroke="[^"]*" stroke-width="1.4"/g)].map(([, d = '']) => d);

it('draws a line for every column of numbers, with a gap where a month has none, and says the names', () => {
  const svg = drawTableChart(
    tableOf(
      ['月份', '大蒜', '<洋葱>'],
      [
        ['2026-01', '8.00', '2.00'],
        ['2026-02', '—', '2.50'],
        ['2026-03', '9.00', '3.00'],
      ],
    ),
  );
  const [garlic = '', onion = ''] = pathsIn(svg);
  expect(garlic.match(/M/g)).toHaveLength(2);
  expect(onion.match(/[ML]/g)?.join('')).toBe('MLL');
  expect(svg).toContain('&lt;洋葱&gt;');
  expect(svg).toContain('>26-03<');
  expect(svg).not.toMatch(/NaN|undefined/);
});

it('is nothing without a table of months', () => {
  expect(drawTableChart('<p>正文。</p>')).toBeNull();
  expect(drawTableChart(tableOf(['文件', '文号'], [['办法', '1']]))).toBeNull();
  expect(drawTableChart(tableOf(['月份', '均价'], [['2026-01', '8.00']]))).toBeNull();
});
