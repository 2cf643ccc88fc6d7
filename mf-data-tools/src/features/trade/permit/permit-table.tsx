import type { Permit } from '@bee/contracts/resource/trade';
import { href } from '@bee/platform';
import { type Column, DataTable } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { newestEvent } from './newest-event.ts';
import { PermitTag } from './permit-status.tsx';
import '../trade.css';
import '../../../layout/list.css';

type PermitTableProps = {
  rows: Permit[];
  caption: string;
  /** The first column: the products of a country, or the countries of a product. */
  lead: 'product' | 'origin';
  /** Shows both columns, for lists of several products and countries. */
  both?: boolean;
  /** Also shows the newest history entry, for lists of changes. */
  changed?: boolean;
  hrefOf?(row: Permit): string;
  empty: ReactNode;
};

/** Access by country and product: status, date, conditions, legal basis. */
export function PermitTable({ rows, caption, lead, both, changed, hrefOf, empty }: PermitTableProps) {
  const other = lead === 'product' ? 'origin' : 'product';
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={[names[lead], ...(both ? [names[other]] : []), ...(changed ? [change] : []), ...columns]}
      rows={rows}
      rowKey={({ origin, product }) => `${origin} ${product}`}
      rowHref={(row) => hrefOf?.(row) ?? href(row.to.page, row.to.params)}
      empty={empty}
    />
  );
}

const names: Record<'product' | 'origin', Column<Permit>> = {
  product: {
    key: 'product',
    title: '商品',
    width: 120,
    cell: ({ product }) => product,
    hint: ({ latin, en }) => [en, latin].filter(Boolean).join(' · ') || undefined,
  },
  origin: { key: 'origin', title: '国家（地区）', width: 120, cell: ({ origin_name }) => origin_name },
};

const change: Column<Permit> = {
  key: 'change',
  title: '最近变化',
  cell: (row) => {
    const last = newestEvent(row);
    return last ? <time dateTime={last.date}>{last.date}</time> : '—';
  },
  hint: ({ history }) => history.map(({ date, note }) => `${date} ${note}`).join('；') || undefined,
};

const columns: Column<Permit>[] = [
  { key: 'status', title: '状态', cell: (row) => <PermitTag permit={row} /> },
  { key: 'since', title: '准入日期', cell: ({ since }) => (since ? <time dateTime={since}>{since}</time> : '—') },
  {
    key: 'asked',
    title: '要求',
    cell: ({ registration_required, quarantine_permit_required }) =>
      [registration_required && '境外企业注册', quarantine_permit_required && '检疫许可'].filter(Boolean).join('、') ||
      '—',
  },
  {
    key: 'conditions',
    title: '备注',
    cell: ({ conditions }) => <span className="tools-cut bee-cut">{conditions.join('；') || '—'}</span>,
    hint: ({ conditions }) => conditions.join('；') || undefined,
  },
  {
    key: 'basis',
    title: '依据',
    cell: ({ protocol, source }) => {
      const title = protocol?.title ?? source.name;
      const address = protocol?.url ?? source.url;
      return (
        <span className="tools-cut bee-cut" title={title}>
          {address ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </span>
      );
    },
  },
];
