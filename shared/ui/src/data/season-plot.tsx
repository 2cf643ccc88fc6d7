import { classNames } from '@bee/ui/content';
import { bandGeometry, placeOn, type SeasonAxis, type SeasonPart } from './season-geometry.ts';

export type SeasonPlotProps = {
  parts: readonly SeasonPart[];
  axis: SeasonAxis;
  /** Labels below the drawing in columns of equal width; centred with `centred`. */
  marks: readonly string[];
  centred?: boolean;
  newest?: { at: number; value: number };
  /** Named parts of the year: 采挖期. */
  spans?: readonly (SeasonAxis & { name: string })[];
  /** Formats a value of the scale. */
  text(value: number): string;
  names: { band: string; mean: string; now?: string };
  /** Describes the plot; also its text alternative. */
  label: string;
};

/** Seasonal pattern: a band from minimum to maximum around the mean. Server-rendered, needs no JavaScript. */
export function SeasonPlot({ parts, axis, marks, centred, newest, spans = [], text, names, label }: SeasonPlotProps) {
  const drawing = bandGeometry(parts, axis, newest);
  const place = (at: number) => `${Math.round(placeOn(axis, at) * 1000) / 10}%`;
  return (
    <figure className="bee-season bee-note" role="img" aria-label={label}>
      <div className="bee-season-scale" aria-hidden="true">
        <span>{text(drawing.max)}</span>
        <span>{text(drawing.min)}</span>
      </div>
      <div className={classNames('bee-season-area', spans.length > 0 && 'is-named')} aria-hidden="true">
        {spans.map(({ first, last, name }) => (
          <span key={first} style={{ left: place(first), width: `calc(${place(last)} - ${place(first)})` }}>
            {name}
          </span>
        ))}
        <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
          <path className="is-band" d={drawing.band} />
          <path className="is-mean" d={drawing.mean} />
        </svg>
        {drawing.now ? <i style={{ left: `${drawing.now.left}%`, top: `${drawing.now.top}%` }} /> : null}
      </div>
      <div
        className={classNames('bee-season-marks', centred && 'is-centred')}
        style={{ gridTemplateColumns: `repeat(${marks.length}, 1fr)` }}
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <ul className="bee-plot-keys bee-note bee-wrap" aria-hidden="true">
        <li className="is-band">{names.band}</li>
        <li className="is-mean">{names.mean}</li>
        {names.now ? <li className="is-now">{names.now}</li> : null}
      </ul>
    </figure>
  );
}
