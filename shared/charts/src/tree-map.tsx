import { Treemap } from '@ant-design/charts';
import { useMemo, useRef } from 'react';
import { chartColors } from './chart-colors.ts';

export type TreeTile = {
  id: string;
  name: string;
  value: number /** What the tooltip says: 1.2 亿美元，12.3%. */;
  text: string;
};

export type TreeMapProps = {
  tiles: readonly TreeTile[];
  /** The sentence about the chart, for those who cannot see it. */
  label: string;
  /** px; the same as the drawing that it replaces. */
  height?: number;
  onChoose?(id: string): void;
  /** The tiles are drawn. */
  onReady?(): void;
};

type Datum = { name: string; value: number; data?: { id?: string; text?: string; name?: string } };

/** Parts of a whole as areas, the share of each in the tooltip; a vertical swipe over it scrolls the page. */
export function TreeMap({ tiles, label, height = 360, onChoose, onReady }: TreeMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const config = useMemo(() => treeConfig(tiles), [tiles]);
  const finish = () => {
    const canvas = host.current?.querySelector('canvas');
    if (canvas) canvas.style.touchAction = 'pan-y';
    onReady?.();
  };
  const choose = (_: unknown, event: { type: string; data?: { data?: Datum } }) => {
    const id = event.type === 'element:click' ? event.data?.data?.data?.id : undefined;
    if (id) onChoose?.(id);
  };
  return (
    <div ref={host} role="img" aria-label={label} style={{ height }}>
      <Treemap {...config} height={height} autoFit onReady={finish} onEvent={choose as never} />
    </div>
  );
}

const treeConfig = (tiles: readonly TreeTile[]) => {
  const colors = chartColors();
  return {
    data: { name: 'all', children: tiles.map(({ id, name, value, text }) => ({ id, name, value, text })) },
    colorField: (datum: Datum) => datum.data?.name ?? datum.name,
    valueField: 'value',
    layout: { tile: 'treemapSquarify', paddingInner: 2 },
    animate: false as const,
    margin: 0,
    legend: false as const,
    scale: { color: { domain: tiles.map(({ name }) => name), range: colors.lines } },
    style: {
      labelText: (datum: Datum) => datum.data?.name ?? datum.name,
      labelFontSize: 13,
      labelFontFamily: colors.font,
      labelFill: colors.card,
      labelPosition: 'top-left',
      labelDx: 6,
      labelDy: 6,
      stroke: colors.card,
    },
    tooltip: {
      title: '',
      items: [(datum: Datum) => ({ name: datum.data?.name ?? '', value: datum.data?.text ?? '' })],
    },
  };
};
