import { navigate } from '@bee/platform';
import { classNames } from '@bee/ui/content';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CoverBoundary } from './cover-boundary.tsx';
import { treeLayout } from './tree-layout.ts';
import { useNearView } from './use-near-view.ts';

export type TreePart = {
  id: string;
  name: string;
  value: number /** 1.2 亿美元，12.3% */;
  text: string;
  href?: string;
};
export type TreeDrawingProps = { parts: readonly TreePart[]; label: string /** px */; height?: number };

/** Drawn as if it were this wide; the tiles stretch. */
const BOX = { x: 0, y: 0, width: 800, height: 360 };

const TreeMap = lazy(() => import('@bee/charts').then((charts) => ({ default: charts.TreeMap })));

/**
 * Parts of a whole as areas. The server's drawing has links; the interactive one that covers it has tooltips and leads to
 * the same places. A part without a value has no area.
 */
export function TreeDrawing({ parts, label, height = BOX.height }: TreeDrawingProps) {
  const [host, near] = useNearView<HTMLDivElement>();
  const [covered, setCovered] = useState(false);
  const shown = useMemo(() => parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value), [parts]);
  const choose = (id: string) => {
    const target = shown.find((part) => part.id === id)?.href;
    if (target) navigate(target);
  };
  return (
    <div
      ref={host}
      className={classNames('bee-chart-drawing', covered && 'is-covered')}
      style={{ height }}
      data-covered={covered || undefined}
    >
      <StaticTree parts={shown} label={label} height={height} />
      {near ? (
        <div className="bee-chart-cover" aria-hidden="true">
          <CoverBoundary onFail={() => setCovered(false)}>
            <Suspense fallback={null}>
              <TreeMap tiles={shown} label={label} height={height} onChoose={choose} onReady={() => setCovered(true)} />
            </Suspense>
          </CoverBoundary>
        </div>
      ) : null}
    </div>
  );
}

function StaticTree({ parts, label, height }: Required<TreeDrawingProps>) {
  const tiles = treeLayout(
    parts.map(({ value }) => value),
    BOX,
  );
  return (
    <ul className="bee-tree-map" aria-label={label} style={{ height }}>
      {parts.map(({ id, name, text, href }, place) => {
        const tile = tiles[place] ?? BOX;
        const inside = (
          <>
            <span>{name}</span> <small>{text}</small>
          </>
        );
        return (
          <li
            key={id}
            className={`is-${(place % 8) + 1}`}
            title={`${name} ${text}`}
            style={{
              left: `${(tile.x / BOX.width) * 100}%`,
              top: `${(tile.y / BOX.height) * 100}%`,
              width: `${(tile.width / BOX.width) * 100}%`,
              height: `${(tile.height / BOX.height) * 100}%`,
            }}
          >
            {href ? <a href={href}>{inside}</a> : inside}
          </li>
        );
      })}
    </ul>
  );
}
