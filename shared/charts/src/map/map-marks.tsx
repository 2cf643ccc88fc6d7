import { memo } from 'react';
import { chinaShapes, placeOnMap } from './china-shapes.ts';

export type MapPoint = { id: string; lng: number; lat: number; label: string };

/** More names than these would cover each other. */
const MOST_NAMED = 12;
/** Their names would stand on those of their neighbours. */
const UNNAMED = new Set(['天津', '上海']);

/** Names of the provinces and points on them; what they say is said by the provinces and the table too. */
export const MapMarks = memo(function MapMarks({ points }: { points: readonly MapPoint[] }) {
  const named = points.length <= MOST_NAMED;
  return (
    <svg className="bee-map-marks" aria-hidden="true">
      {chinaShapes().provinces.map(({ adcode, name, at: [x, y], small }) =>
        small || UNNAMED.has(name) ? null : (
          <text key={adcode} className="bee-map-name" x={x} y={y}>
            {name}
          </text>
        ),
      )}
      {points.map(({ id, lng, lat, label }) => {
        const at = placeOnMap(lng, lat);
        return at ? (
          <g key={id} className="bee-map-point" transform={`translate(${at.join()})`}>
            <circle r="4" />
            {named ? <text x="7">{label}</text> : null}
          </g>
        ) : null;
      })}
    </svg>
  );
});
