import { formatNumber } from '@bee/domain/format';
import { type KeyboardEvent, type SyntheticEvent, useId, useMemo, useRef, useState } from 'react';
import { chinaShapes, MAP_VIEW, type ProvinceShape } from './china-shapes.ts';
import { type ClassRule, classOf, type MapClass, mapClasses, toneOf } from './map-classes.ts';
import { MapGround } from './map-ground.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapMarks, type MapPoint } from './map-marks.tsx';
import { Province, ProvinceRing } from './province.tsx';
import { nextProvince } from './province-steps.ts';

/** Value of a province, by its six-digit code. */
export type MapValue = {
  adcode: string;
  value: number;
  /** Day, month or year of the value. */
  date?: string;
  /** 3 个市场 */
  note?: string;
};

export type ProvinceMapProps = {
  values: readonly MapValue[];
  unit: string;
  /** Text alternative of the map. */
  label: string;
  /** Decimals of displayed values and class limits. */
  decimals?: number;
  by?: ClassRule['by'];
  /** Common classes of several years; computed from the values by default. */
  classes?: readonly MapClass[];
  /** Text for a missing value: 无数据, 无场地. */
  missing?: string;
  points?: readonly MapPoint[];
  /** The selected province. */
  current?: string;
  onPick?(adcode: string): void;
};

/**
 * Provinces coloured by value. A single tab stop with arrow keys between provinces (roving tabindex); each shows its
 * name and value on hover or focus, and is selected by click or Enter.
 */
export function ProvinceMap(props: ProvinceMapProps) {
  const { values, unit, label, decimals = 2, by, missing = '无数据', points = [], current, onPick } = props;
  const { provinces } = chinaShapes();
  const drawing = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [stop, setStop] = useState(current ?? provinces[0]?.adcode ?? '');
  const hatch = `url(#${useId()})`;
  const byCode = useMemo(() => new Map(values.map((each) => [each.adcode, each])), [values]);
  const classes = useMemo(
    () =>
      props.classes ??
      mapClasses(
        values.map(({ value }) => value),
        { by, decimals },
      ),
    [props.classes, values, by, decimals],
  );
  const tones = new Map(
    values.map(({ adcode, value }) => [adcode, toneOf(classOf(value, classes, decimals), classes.length)]),
  );
  const textOf = (adcode: string): string => {
    const known = byCode.get(adcode);
    return known
      ? [`${formatNumber(known.value, decimals)} ${unit}`, known.note, known.date].filter(Boolean).join('，')
      : missing;
  };
  const shapeOf = (code: string | null | undefined) => provinces.find(({ adcode }) => adcode === code);
  const show = (event: SyntheticEvent) => setActive(adcodeAt(event));
  const hide = () => setActive(null);
  const move = (event: KeyboardEvent) => {
    const from = adcodeAt(event);
    if (event.key === 'Escape') return hide();
    if (!from) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onPick?.(from);
    }
    const next = nextProvince(provinces, from, event.key)?.adcode;
    if (!next) return;
    event.preventDefault();
    setStop(next);
    drawing.current?.querySelector<SVGGElement>(`[data-adcode="${next}"]`)?.focus();
  };
  return (
    <>
      <div className="bee-map-stage" onPointerLeave={hide}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <svg
          ref={drawing}
          className="bee-map-drawing"
          viewBox={`0 0 ${MAP_VIEW.width} ${MAP_VIEW.height}`}
          role="group"
          aria-label={label}
          onPointerOver={show}
          onFocus={show}
          onBlur={hide}
          onKeyDown={move}
          onClick={(event) => {
            const picked = adcodeAt(event);
            if (picked) onPick?.(picked);
          }}
        >
          <defs>
            <pattern
              id={hatch.slice(5, -1)}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect className="bee-map-hatch" width="6" height="6" />
              <line className="bee-map-hatch" x1="0" y1="0" x2="0" y2="6" />
            </pattern>
          </defs>
          {provinces.map((shape) => (
            <Province
              key={shape.adcode}
              shape={shape}
              tone={tones.get(shape.adcode)}
              hatch={hatch}
              text={textOf(shape.adcode)}
              stop={shape.adcode === stop}
              current={shape.adcode === current}
              pickable={onPick !== undefined}
            />
          ))}
          <ProvinceRing path={shapeOf(current)?.path} />
          <ProvinceRing path={shapeOf(active)?.path} />
          <MapGround tones={[...tones].map(([adcode, tone]) => `${adcode}:${tone}`).join(' ')} hatch={hatch} />
          <MapMarks points={points} />
        </svg>
        <MapTip shape={shapeOf(active)} text={active ? textOf(active) : ''} />
      </div>
      <MapLegend classes={classes} unit={unit} decimals={decimals} missing={missing} hatch={hatch} />
    </>
  );
}

const adcodeAt = ({ target }: SyntheticEvent): string | null =>
  (target as Element).closest('[data-adcode]')?.getAttribute('data-adcode') ?? null;

/** Name and value next to the province with the pointer or the focus; screen readers read them from the province. */
function MapTip({ shape, text }: { shape: ProvinceShape | undefined; text: string }) {
  if (!shape) return null;
  const [left, top] = [shape.at[0] / MAP_VIEW.width, shape.at[1] / MAP_VIEW.height];
  const side = left < 0.25 ? 'is-start' : left > 0.7 ? 'is-end' : 'is-middle';
  return (
    <p
      className={`bee-map-tip ${side}${top < 0.2 ? ' is-below' : ''}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-hidden="true"
    >
      <strong>{shape.name}</strong> {text}
    </p>
  );
}
