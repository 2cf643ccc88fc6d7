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
      <path d={linePath(points, { width, height, ...valueRange(points) })} />
    </svg>
  );
}
