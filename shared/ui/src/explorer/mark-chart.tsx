import { classNames, Empty } from '@bee/ui/content';
import { type CSSProperties, useId } from 'react';
import { type AxisLabel, type Fill, type MarkDrawing, ribbonPath, type Shape } from './mark-drawing.ts';
import { MarkReader } from './mark-reader.tsx';

export type MarkChartProps = {
  drawing: MarkDrawing;
  /** Describes the chart; also its text alternative. */
  label: string;
  /** px */
  height: number;
};

/** Size of the coordinates; shapes stretch, texts do not. */
const SIZE = { width: 1000, height: 1000 };

/** Width of a character of an axis label, px. */
const CHARACTER = { wide: 12, narrow: 7 };
const MAX_LEFT = 120;

/** A drawing of marks that are read by mouse, finger and arrow keys. */
export function MarkChart({ drawing, label, height }: MarkChartProps) {
  const { marks, unit, left, right = [], bottom, grid, legend } = drawing;
  const hatch = `bee-hatch-${useId()}`;
  const drawn = Math.min(height, drawing.height ?? height);
  if (!marks.some(({ shapes }) => shapes.length > 0)) return <NothingToDraw />;
  const { wide, narrow } = labelSteps(bottom.length);
  const widths = {
    '--bee-gutter': gutterOf(left),
    '--bee-right': gutterOf(right),
    '--bee-label': percent(wide / (bottom.length || 1)),
    '--bee-label-narrow': percent(narrow / (bottom.length || 1)),
  } as CSSProperties;
  return (
    <figure className="bee-marks" style={widths}>
      <div className="bee-plot-unit">{unit}</div>
      <div className="bee-marks-area" style={{ height: drawn }}>
        {apart(left, drawn).map(({ text, at }) => (
          <span
            key={`${text} ${at}`}
            className={classNames('bee-marks-left', grid && 'is-line')}
            style={{ top: percent(at) }}
            aria-hidden="true"
          >
            <span title={text}>{text}</span>
          </span>
        ))}
        {apart(right, drawn).map(({ text, at }) => (
          <span
            key={`${text} ${at}`}
            className="bee-marks-left is-right"
            style={{ top: percent(at) }}
            aria-hidden="true"
          >
            <span title={text}>{text}</span>
          </span>
        ))}
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <defs>
            <pattern id={hatch} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V12" className="bee-marks-hatch" />
            </pattern>
          </defs>
          {marks.map(({ id, shapes }) => (
            <g key={id}>
              {shapes.map((shape) => (
                <Drawn key={JSON.stringify(shape)} shape={shape} hatch={`url(#${hatch})`} />
              ))}
            </g>
          ))}
        </svg>
        {marks.map(({ id, area, shapes: [shape], text }) =>
          text ? (
            <span
              key={id}
              className={classNames('bee-marks-text', shape && 'fill' in shape && `is-${shape.fill}`)}
              style={{
                left: percent(area.x),
                top: percent(area.y),
                width: percent(area.width),
                height: percent(area.height),
              }}
              aria-hidden="true"
            >
              <span>{text}</span>
            </span>
          ) : null,
        )}
        <MarkReader drawing={drawing} label={label} />
      </div>
      <div className="bee-marks-bottom" aria-hidden="true">
        {bottom.map(({ text, at }, place) => (
          <span key={`${text} ${at}`} className={everyNth(bottom.length, place)} style={{ left: percent(at) }}>
            {text}
          </span>
        ))}
      </div>
      {legend.length > 0 ? (
        <ul className="bee-marks-legend" aria-hidden="true">
          {legend.map(({ fill, text }) => (
            <li key={text}>
              <i className={`is-${fill}`} />
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

export function NothingToDraw() {
  return <Empty title="没有可以画的数据">这里没有值，换一个时期、指标或对象试试。</Empty>;
}

function Drawn({ shape, hatch }: { shape: Shape; hatch: string }) {
  if ('line' in shape) {
    const [x1, y1, x2, y2] = shape.line;
    return (
      <path
        className="bee-marks-line"
        d={`M${x1 * SIZE.width} ${y1 * SIZE.height}L${x2 * SIZE.width} ${y2 * SIZE.height}`}
      />
    );
  }
  const look = { className: `is-${shape.fill}`, ...(isNone(shape.fill) && { style: { fill: hatch } }) };
  if ('ribbon' in shape)
    return <path {...look} className={`bee-marks-ribbon ${look.className}`} d={ribbonPath(shape, SIZE)} />;
  const { x, y, width, height } = shape.box;
  return (
    <rect {...look} x={x * SIZE.width} y={y * SIZE.height} width={width * SIZE.width} height={height * SIZE.height} />
  );
}

/** px */
const LABEL_HEIGHT = 14;

/** Without labels that would lie over the one before: of narrow bands, which are read with the mouse, finger and keys. */
const apart = (labels: readonly AxisLabel[], height: number): AxisLabel[] => {
  const kept: AxisLabel[] = [];
  for (const label of labels) {
    const last = kept.at(-1);
    if (!last || Math.abs(label.at - last.at) * height >= LABEL_HEIGHT) kept.push(label);
  }
  return kept;
};

const isNone = (fill: Fill): boolean => fill === 'none';

/** Labels that would touch each other are left out on narrow screens, and many of them everywhere. */
const labelSteps = (count: number) => ({ wide: Math.ceil(count / 14), narrow: Math.ceil(count / 5) });

const everyNth = (count: number, place: number): string | undefined => {
  const { wide, narrow } = labelSteps(count);
  return classNames(place % wide > 0 && 'is-out', place % narrow > 0 && 'is-out-narrow') || undefined;
};

const gutterOf = (labels: readonly AxisLabel[]): string =>
  labels.length > 0 ? `${Math.min(MAX_LEFT, Math.max(36, ...labels.map(({ text }) => widthOf(text))) + 8)}px` : '8px';

const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? CHARACTER.wide : CHARACTER.narrow), 0);

const percent = (share: number): string => `${Math.round(share * 100_000) / 1000}%`;
