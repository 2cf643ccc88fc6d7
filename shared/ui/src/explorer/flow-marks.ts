import type { PartsFlow } from '../data/parts-chart.tsx';
import type { Fill, Mark, MarkDrawing } from './mark-drawing.ts';

type Side = 'from' | 'to';
type Node = { name: string; value: number; y: number; height: number };

const MAX_NODES = 8;
/** Of the height, between two nodes. */
const GAP = 0.02;
const NODE_WIDTH = 0.02;

/** Flows from one side to the other as a Sankey diagram; small nodes are summed up as 其他. */
export const flowMarks = ({ links, titles, textOf }: PartsFlow, unit: string): MarkDrawing => {
  const known = foldSmall(
    foldSmall(
      links.filter(({ value }) => value > 0),
      'from',
      titles[0],
    ),
    'to',
    titles[1],
  );
  const total = known.reduce((sum, { value }) => sum + value, 0) || 1;
  const [left, right] = [nodesOf(known, 'from', total), nodesOf(known, 'to', total)];
  const share = (value: number) => `${((100 * value) / total).toFixed(1)}%`;
  const used = new Map<string, number>();
  const place = (side: Side, node: Node, height: number): number => {
    const key = `${side} ${node.name}`;
    const before = used.get(key) ?? 0;
    used.set(key, before + height);
    return node.y + before;
  };
  const ribbons = left.flatMap((from, index) =>
    right.flatMap((to): Mark[] => {
      const value = known.find((link) => link.from === from.name && link.to === to.name)?.value ?? 0;
      if (value === 0) return [];
      const thickness = (value / from.value) * from.height;
      const end = (value / to.value) * to.height;
      const [y1, y2] = [place('from', from, thickness), place('to', to, end)];
      return [
        {
          id: `${from.name} ${to.name}`,
          name: `${from.name} → ${to.name}`,
          values: [
            { text: textOf(value) },
            { name: `占${from.name}`, text: `${((100 * value) / from.value).toFixed(1)}%` },
          ],
          area: areaOf(y1, y2, Math.max(thickness, end)),
          shapes: [
            { ribbon: [NODE_WIDTH, y1, 1 - NODE_WIDTH, y2], thickness: (thickness + end) / 2, fill: fillOf(index) },
          ],
        },
      ];
    }),
  );
  const nodes = (side: readonly Node[], x: number, isFrom: boolean) =>
    side.map(({ name, value, y, height }, index): Mark => {
      const area = { x, y, width: NODE_WIDTH, height };
      return {
        id: `${x} ${name}`,
        name,
        values: [{ text: textOf(value) }, { name: '占合计', text: share(value) }],
        area,
        shapes: [{ box: area, fill: isFrom ? fillOf(index) : 'tone-5' }],
      };
    });
  return {
    marks: [...nodes(left, 0, true), ...ribbons, ...nodes(right, 1 - NODE_WIDTH, false)],
    columns: 1,
    unit,
    left: labelsOf(left),
    right: labelsOf(right),
    bottom: [],
    legend: [],
    method: `左为${titles[0]}，右为${titles[1]}，宽度与数值成正比；各取前 ${MAX_NODES - 1} 个，其余合并；保密与没有记录的没有宽度`,
    figures: {
      columns: [
        { title: '流向', type: 'text' },
        { title: titles[0], type: 'text' },
        { title: titles[1], type: 'text' },
        { title: '数值', unit, type: 'number', decimals: 0 },
      ],
      rows: links
        .toSorted((one, other) => other.value - one.value)
        .map(({ from, to, value }) => [`${from} → ${to}`, from, to, value]),
    },
  };
};

type Link = PartsFlow['links'][number];

const foldSmall = (links: readonly Link[], side: Side, title: string): Link[] => {
  const names = [...totalsOf(links, side)].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const kept = new Set(names.length > MAX_NODES ? names.slice(0, MAX_NODES - 1) : names);
  const sums = new Map<string, Link>();
  for (const link of links) {
    const shown = kept.has(link[side]) ? link : { ...link, [side]: `其他${title}` };
    const key = `${shown.from} ${shown.to}`;
    sums.set(key, { ...shown, value: shown.value + (sums.get(key)?.value ?? 0) });
  }
  return [...sums.values()];
};

const totalsOf = (links: readonly Link[], side: Side): Map<string, number> => {
  const totals = new Map<string, number>();
  for (const link of links) totals.set(link[side], (totals.get(link[side]) ?? 0) + link.value);
  return totals;
};

/** Largest first, 其他 last. */
const nodesOf = (links: readonly Link[], side: Side, total: number): Node[] => {
  const totals = [...totalsOf(links, side)].sort(
    ([name, one], [second, other]) =>
      Number(name.startsWith('其他')) - Number(second.startsWith('其他')) || other - one,
  );
  const free = 1 - GAP * (totals.length - 1);
  let y = 0;
  return totals.map(([name, value]) => {
    const node = { name, value, y, height: (value / total) * free };
    y += node.height + GAP;
    return node;
  });
};

const areaOf = (y1: number, y2: number, thickness: number) => ({
  x: NODE_WIDTH,
  y: Math.min(y1, y2),
  width: 1 - 2 * NODE_WIDTH,
  height: Math.abs(y1 - y2) + thickness,
});

const labelsOf = (nodes: readonly Node[]) => nodes.map(({ name, y, height }) => ({ text: name, at: y + height / 2 }));

const fillOf = (index: number): Fill => `line-${(index % 8) + 1}`;
