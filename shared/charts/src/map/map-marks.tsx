import { memo } from 'react';
import { chinaShapes, placeOnMap } from './china-shapes.ts';

export type MapPoint = { id: string; lng: number; lat: number; label: string };

/** px per character, and per line. */
const LETTER = 12;
const LINE = 15;
/** Their labels would overlap those of their neighbours. */
const UNNAMED = new Set(['天津', '上海']);

/** Labels of the provinces and points on them, hidden from screen readers: provinces and table have the same text. */
export const MapMarks = memo(function MapMarks({ points }: { points: readonly MapPoint[] }) {
  const placed = points.flatMap(({ id, lng, lat, label }) => {
    const at = placeOnMap(lng, lat);
    return at ? [{ id, label, at }] : [];
  });
  const named = withRoom(placed);
  return (
    <svg className="bee-map-marks" aria-hidden="true">
      {chinaShapes().provinces.map(({ adcode, name, at: [x, y], small }) =>
        small || UNNAMED.has(name) ? null : (
          <text key={adcode} className="bee-map-name" x={x} y={y}>
            {name}
          </text>
        ),
      )}
      {placed.map(({ id, label, at }) => (
        <g key={id} className="bee-map-point" transform={`translate(${at.join()})`}>
          <circle r="4" />
          {named.has(id) ? <text x="7">{label}</text> : null}
        </g>
      ))}
    </svg>
  );
});

type Placed = { id: string; label: string; at: [x: number, y: number] };

/** Points whose labels do not overlap an earlier one. */
const withRoom = (points: readonly Placed[]): ReadonlySet<string> => {
  const named: Placed[] = [];
  for (const point of points) {
    const meets = ({ at: [x, y], label }: Placed) =>
      Math.abs(point.at[1] - y) < LINE &&
      point.at[0] < x + (label.length + 1) * LETTER &&
      x < point.at[0] + (point.label.length + 1) * LETTER;
    if (!named.some(meets)) named.push(point);
  }
  return new Set(named.map(({ id }) => id));
};
