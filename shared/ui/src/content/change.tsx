import './price.css';

export type ChangeProps = {
  /** 1.5 is +1.5 %, or 1.5 units with `unit`. */
  value: number | null | undefined;
  unit?: string;
  digits?: number;
};

/** A change: sign and arrow show the direction, colour is redundant (red rises, green falls). */
export function Change({ value, unit = '%', digits = 2 }: ChangeProps) {
  if (value === null || value === undefined || !Number.isFinite(value)) return <span className="bee-change">—</span>;
  const size = Math.abs(value).toFixed(digits);
  if (Number(size) === 0)
    return (
      <span className="bee-change">
        <span className="bee-quiet">持平</span>
        {size}
        {unit}
      </span>
    );
  const rises = value > 0;
  return (
    <span className={`bee-change ${rises ? 'is-rise' : 'is-fall'}`}>
      <span className="bee-quiet">{rises ? '上涨' : '下跌'}</span>
      <span className="bee-change-mark" aria-hidden="true">
        {rises ? '▲' : '▼'}
      </span>
      {rises ? '+' : '−'}
      {size}
      {unit}
    </span>
  );
}
