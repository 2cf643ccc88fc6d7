import { buildProduct } from '../../../testing/product-factories.ts';
import { drawSample, numericColumns } from './sample-drawing.ts';

const of = (columns: string[], rows: (string | null)[][], types: ('text' | 'number' | 'date')[]) => {
  const { dict } = buildProduct();
  const [base] = dict;
  if (!base) throw new Error('a product has fields');
  return buildProduct({
    dict: columns.map((field, place) => ({ ...base, field, type: types[place] ?? 'text', unit: null })),
    preview: { columns, rows },
  });
};

it('is a line if every row has its own day, in chronological order', () => {
  const rows = [
    ['2026-01-03', '3'],
    ['2026-01-01', '1'],
    ['2026-01-02', null],
  ];
  expect(drawSample(of(['日期', '价格'], rows, ['date', 'number']), undefined)).toMatchObject({
    kind: 'line',
    series: {
      points: [
        ['2026-01-01', 1],
        ['2026-01-02', null],
        ['2026-01-03', 3],
      ],
    },
  });
});

it('is bars labelled with as few words as distinguish the rows', () => {
  const rows = [
    ['2026-01-01', '甲', '山东', '1,200'],
    ['2026-01-01', '乙', '山东', '—'],
  ];
  const drawn = drawSample(of(['日期', '市场', '省份', '价格'], rows, ['date', 'text', 'text', 'number']), undefined);
  expect(drawn).toMatchObject({
    kind: 'bars',
    bars: [
      { name: '甲', value: 1200, text: '1,200' },
      { name: '乙', value: null },
    ],
  });
});

it('draws the requested column, else the first numeric one; texts are not drawn', () => {
  const product = of(['空', '甲', '乙', '名'], [[null, '1', '2', 'x']], ['number', 'number', 'number', 'text']);
  expect(numericColumns(product)).toEqual(['甲', '乙']);
  expect(drawSample(product, '乙')?.column).toBe('乙');
  expect(drawSample(product, '名')?.column).toBe('甲');
  expect(drawSample(of(['名'], [['x']], ['text']), undefined)).toBeNull();
});
