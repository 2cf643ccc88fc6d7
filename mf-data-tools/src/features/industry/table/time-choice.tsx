import type { TableFilter } from '@bee/domain/table-filters';
import { Button } from '@bee/ui/content';
import type { FormEvent } from 'react';
import { formQuery } from '../../../components/query-form.tsx';
import { freqText, type TableFreq } from '../freq.ts';
import './table.css';

type TimeChoiceProps = {
  freq: TableFreq;
  filter: TableFilter | undefined;
  hrefOf(filter: TableFilter | undefined): string;
  onApply(filter: TableFilter | undefined): void;
};

const LASTS: Record<TableFreq, readonly number[]> = {
  D: [7, 30, 90, 365],
  W: [4, 13, 52, 156],
  X: [3, 9, 36],
  M: [3, 12, 36, 60],
  Q: [4, 8, 20],
  Y: [3, 5, 10, 20],
};

/** The newest periods, or a range, written in the table's frequency. */
export function TimeChoice({ freq, filter, hrefOf, onApply }: TimeChoiceProps) {
  const { unit, example } = freqText(freq);
  const span = filter && !Array.isArray(filter) && !('last' in filter) ? filter : {};
  const last = filter && !Array.isArray(filter) && 'last' in filter ? filter.last : null;
  const pattern = example.replace(/\d/g, '[0-9０-９]').replace('Q[0-9０-９]', 'Q[1-4]');
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { from = '', to = '' } = formQuery(event);
    const [first, then] = from && to && from > to ? [to, from] : [from, to];
    onApply(first || then ? { ...(first && { from: first }), ...(then && { to: then }) } : undefined);
  };
  const field = (name: 'from' | 'to', label: string) => (
    <input
      name={name}
      aria-label={label}
      defaultValue={span[name]}
      placeholder={example}
      pattern={pattern}
      title={`写成 ${example} 的样子`}
      maxLength={10}
    />
  );
  return (
    <div className="tools-time bee-stack">
      <ul className="bee-wrap" aria-label="最近几期">
        {LASTS[freq].map((count) => (
          <li key={count}>
            <a
              className={count === last ? 'bee-facet is-current' : 'bee-facet'}
              href={hrefOf({ last: count })}
              aria-current={count === last || undefined}
            >
              最近 {count} {unit}
            </a>
          </li>
        ))}
        <li>
          <a className={filter ? 'bee-facet' : 'bee-facet is-current'} href={hrefOf(undefined)}>
            全部
          </a>
        </li>
      </ul>
      <form onSubmit={send}>
        {field('from', '开始时期')}
        <span aria-hidden="true">至</span>
        {field('to', '结束时期')}
        <Button type="submit">应用</Button>
      </form>
    </div>
  );
}
