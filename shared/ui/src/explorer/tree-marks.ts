import type { Part } from '../data/parts-chart.tsx';
import { sizedParts } from '../data/tree-drawing.tsx';
import { treeLayout } from '../data/tree-layout.ts';
import type { Mark, MarkDrawing } from './mark-drawing.ts';

/** Proportions of the layout; the window stretches it. */
const BOX = { x: 0, y: 0, width: 1600, height: 800 };
const TONES = 5;

/** Parts of a whole as areas, largest first. A part without a value has no area, but a row in the table. */
export const treeMarks = (parts: readonly Part[], title: string, unit: string): MarkDrawing => {
  const shown = sizedParts(parts);
  const tiles = treeLayout(
    shown.map(({ value }) => value),
    BOX,
  );
  const most = shown[0]?.value ?? 1;
  return {
    marks: shown.map(({ id, name, value, text, href }, place): Mark => {
      const { x, y, width, height } = tiles[place] ?? BOX;
      const area = { x: x / BOX.width, y: y / BOX.height, width: width / BOX.width, height: height / BOX.height };
      return {
        id,
        name,
        values: [{ text }, ...(href ? [{ text: '点按或回车看下一级' }] : [])],
        area,
        shapes: [{ box: area, fill: `tone-${Math.max(1, Math.ceil((value / most) * TONES))}` }],
        text: name,
        href,
      };
    }),
    columns: 1,
    unit,
    left: [],
    bottom: [],
    legend: [],
    method: '面积与数值成正比；保密与没有记录的没有面积',
    figures: {
      columns: [
        { title, type: 'text' },
        { title: '数值', unit, type: 'number', decimals: 0 },
        { title: '说明', type: 'text' },
      ],
      rows: parts.map(({ name, value, text }) => [name, value, text]),
    },
  };
};
