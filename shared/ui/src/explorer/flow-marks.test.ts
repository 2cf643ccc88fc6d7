import type { PartsFlow } from '../data/parts-chart.tsx';
import { flowMarks } from './flow-marks.ts';
import { treeMarks } from './tree-marks.ts';

const flow = (links: PartsFlow['links']): PartsFlow => ({
  links,
  titles: ['来源地', '口岸'],
  textOf: (value) => `${value} 美元`,
});

describe('flows', () => {
  const { marks, left, right } = flowMarks(
    flow([
      { from: '泰国', to: '南宁', value: 6 },
      { from: '泰国', to: '深圳', value: 2 },
      { from: '越南', to: '南宁', value: 2 },
    ]),
    '美元',
  );

  it('have a node per name, largest first, with the share of the whole', () => {
    expect(left.map(({ text }) => text)).toEqual(['泰国', '越南']);
    expect(right?.map(({ text }) => text)).toEqual(['南宁', '深圳']);
    expect(marks[0]).toMatchObject({ name: '泰国', values: [{ text: '8 美元' }, { name: '占合计', text: '80.0%' }] });
  });

  it('have a band per pair with the share of its origin', () => {
    expect(marks.map(({ name }) => name)).toContain('泰国 → 深圳');
    expect(marks.find(({ name }) => name === '泰国 → 深圳')?.values).toEqual([
      { text: '2 美元' },
      { name: '占泰国', text: '25.0%' },
    ]);
    expect(marks.map(({ name }) => name)).not.toContain('越南 → 深圳');
  });

  it('are summed up beyond eight names, but listed one by one', () => {
    const many = Array.from({ length: 12 }, (_, place) => ({ from: `国${place}`, to: '南宁', value: 12 - place }));
    const drawing = flowMarks(flow(many), '美元');
    expect(drawing.left.map(({ text }) => text).at(-1)).toBe('其他来源地');
    expect(drawing.left).toHaveLength(8);
    expect(drawing.marks.find(({ name }) => name === '其他来源地')?.values[0]?.text).toBe('15 美元');
    expect(drawing.figures.rows).toHaveLength(12);
  });
});

it('gives a part without a value no area, but a row', () => {
  const { marks, figures } = treeMarks(
    [
      { id: 'a', name: '榴莲', value: 3, text: '3 美元', href: '/next' },
      { id: 'b', name: '保密品', value: null, text: '保密' },
    ],
    '商品',
    '美元',
  );
  expect(marks.map(({ name, href }) => [name, href])).toEqual([['榴莲', '/next']]);
  expect(figures.rows).toEqual([
    ['榴莲', 3, '3 美元'],
    ['保密品', null, '保密'],
  ]);
});
