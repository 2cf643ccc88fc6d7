import './price.css';

export type PriceProps = {
  /** Decimal string of an API response, or a number. */
  value: string | number | null | undefined;
  /** Omit in tables, where the head contains it. */
  unit?: string;
  digits?: number;
  size?: 'normal' | 'large';
};

/** A price with its unit; a missing one is —, never 0. */
export function Price({ value, unit, digits = 2, size = 'normal' }: PriceProps) {
  const amount = value === '' ? Number.NaN : Number(value ?? Number.NaN);
  if (!Number.isFinite(amount)) return <span className="bee-price is-missing">—</span>;
  return (
    <span className={`bee-price is-${size}`}>
      {grouped(amount.toFixed(digits))}
      {unit ? <span className="bee-unit"> {unit}</span> : null}
    </span>
  );
}

function grouped(fixed: string): string {
  const [whole = '', fraction] = fixed.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
