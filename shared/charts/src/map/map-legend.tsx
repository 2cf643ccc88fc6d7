import { classText, type MapClass, toneOf } from './map-classes.ts';

export type MapLegendProps = {
  classes: readonly MapClass[];
  unit: string;
  decimals: number;
  missing: string;
  /** Fill of provinces without a value. */
  hatch: string;
};

/** The range of each tone in ascending order, and the hatching. */
export function MapLegend({ classes, unit, decimals, missing, hatch }: MapLegendProps) {
  return (
    <ul className="bee-map-legend" aria-label={`图例，单位 ${unit}`}>
      <li className="bee-map-unit">{unit}</li>
      {classes.map(({ from }, place) => (
        <li key={from}>
          <Swatch tone={`is-${toneOf(place, classes.length)}`} />
          {classText(classes, place, decimals)}
        </li>
      ))}
      <li>
        <Swatch fill={hatch} />
        {missing}
      </li>
    </ul>
  );
}

function Swatch({ tone = 'is-missing', fill }: { tone?: string; fill?: string }) {
  return (
    <svg className="bee-map-swatch" width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
      <rect className={tone} x="0.5" y="0.5" width="19" height="13" fill={fill} />
    </svg>
  );
}
