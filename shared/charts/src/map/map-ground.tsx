import { memo } from 'react';
import { chinaShapes } from './china-shapes.ts';

/**
 * The parts that do not depend on values: islands, labels, and the inset of the South China Sea, whose coasts have the
 * tones of their provinces.
 */
export const MapGround = memo(function MapGround({ tones, hatch }: { tones: string; hatch: string }) {
  const { islands, inset } = chinaShapes();
  const toneOfCode = new Map(tones.split(' ').map((pair) => pair.split(':') as [string, string]));
  const { x, y, width, height } = inset.box;
  return (
    <svg className="bee-map-ground" aria-hidden="true">
      {islands.map(([left, top]) => (
        <circle key={left} className="bee-map-island" cx={left} cy={top} r="1.6" />
      ))}
      <rect className="bee-map-box" x={x} y={y} width={width} height={height} />
      {inset.coasts.map(({ adcode, path }) => {
        const tone = toneOfCode.get(adcode);
        return <path key={adcode} className={`bee-map-coast${tone ? ` is-${tone}` : ''}`} d={path} fill={hatch} />;
      })}
      <path className="bee-map-dashes" d={inset.dashes} />
      {inset.islands.map(([left, top]) => (
        <circle key={left} className="bee-map-island" cx={left} cy={top} r="1.6" />
      ))}
      <text className="bee-map-sea" x={x + width - 6} y={y + height - 7}>
        南海诸岛
      </text>
    </svg>
  );
});
