import { linePath, valueRange } from './line-path.ts';
import './sparkline.css';

export type SparklineProps = {
  /** Oldest first; null is a gap. */
  points: (number | null)[];
  /** Text alternative: 近 30 日价格，最低 2.10，最高 3.40. */
  label: string;
  width?: number;
  height?: number;
};

export function Sparkline({ points, label, width = 96, height = 28 }: SparklineProps) {
  const known = points.filter((value) => value !== null);
  const first = known[0];
  const last = known[known.length - 1];
  if (first === undefined || last === undefined) return <span className="bee-change">—</span>;
  const box = { width, height, ...valueRange(points) };
  const xs = points.flatMap((value, place) => (value === null ? [] : [place / Math.max(1, points.length - 1)]));
  const tone = last > first ? 'is-rise' : last < first ? 'is-fall' : '';
  return (
    <svg
      className={`bee-spark ${tone}`}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {xs.length < points.length ? <path className="bee-spark-gaps" d={linePath(known, { ...box, xs })} /> : null}
      <path d={linePath(points, box)} />
    </svg>
  );
}
