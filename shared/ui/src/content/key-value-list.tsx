import type { ReactNode } from 'react';
import './key-value-list.css';

export type KeyValueListProps = {
  items: { label: string; value: ReactNode; unit?: string }[];
  /** Columns from 768 px up; one on phones. */
  columns?: 1 | 2 | 3 | 4;
};

/** Facts about a subject. Unknown values show as —, never as 0. */
export function KeyValueList({ items, columns = 2 }: KeyValueListProps) {
  return (
    <dl className={`bee-facts-list is-${columns}`}>
      {items.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value ?? '—'}
            {unit && value !== null && value !== undefined ? <span className="bee-unit"> {unit}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
