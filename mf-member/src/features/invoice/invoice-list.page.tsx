import { invoiceStates } from '@bee/domain/invoice-state';
import { definePage, type LazyComponent, useLazyComponent, useLocationQuery } from '@bee/platform';
import { Button, FilterRow, Filters, PageHeader, Pagination, QueryState, SkeletonRows, Tabs } from '@bee/ui/content';
import { useState } from 'react';
import {
  type InvoiceListState,
  invoiceListAddress,
  isInvoiceStatus,
  PAGE_SIZE,
  readInvoiceListState,
} from '../../lib/invoice-list-query.ts';
import { useInvoiceRequests } from './invoice.queries.ts';
import { InvoiceRecords } from './invoice-records.tsx';
import { OrderPicker } from './order-picker.tsx';
import type { TitleBookProps } from './title-book.tsx';
import { usePicked } from './use-picked.ts';
import './invoice.css';

const titleBook: LazyComponent<TitleBookProps> = {
  styles: ['core', 'fields', 'overlay'],
  load: async () => (await import('./title-book.tsx')).TitleBook,
};

export const page = definePage({
  head: () => ({ title: '发票管理', robots: 'noindex' }),
  component: () => {
    const [query] = useLocationQuery();
    const state = readInvoiceListState(query);
    const requests = useInvoiceRequests(state);
    const { data, isPlaceholderData } = requests;
    const [book, setBook] = useState(false);
    const TitleBook = useLazyComponent(book, titleBook);
    const picked = usePicked();
    const countOf = (value: string) => data?.facets?.state?.find((facet) => facet.value === value)?.count ?? 0;
    return (
      <>
        <PageHeader
          title="发票管理"
          lead="付款后 365 天内可以开票；几个订单可以合开一张，金额为实付减去已退款。"
          actions={<Button onClick={() => setBook(true)}>抬头簿</Button>}
        />
        <Tabs
          label="发票"
          current={state.state}
          items={[
            { key: 'todo', title: '可开票', href: invoiceListAddress({ state: 'todo', p: 1 }), count: countOf('todo') },
            {
              key: 'done',
              title: '发票记录',
              href: invoiceListAddress({ state: 'done', p: 1 }),
              count: countOf('done'),
            },
          ]}
        />
        {state.state === 'done' ? (
          <div className="member-invoice-filter">
            <RecordFilter state={state} total={data?.total} />
          </div>
        ) : null}
        <div className="member-invoice-list" aria-busy={isPlaceholderData || undefined}>
          <QueryState query={requests} failed="发票加载失败" skeleton={<SkeletonRows rows={5} height={88} />}>
            {({ list, total }) =>
              isPlaceholderData && isOther(list[0]?.row, state.state) ? null : (
                <>
                  {state.state === 'todo' ? (
                    <OrderPicker
                      orders={list.flatMap((row) => (row.row === 'order' ? [row.order] : []))}
                      picked={picked}
                      isFirstPage={state.p === 1}
                      records={countOf('done')}
                    />
                  ) : (
                    <InvoiceRecords
                      invoices={list.flatMap((row) => (row.row === 'invoice' ? [row.invoice] : []))}
                      state={state}
                    />
                  )}
                  <Pagination
                    page={state.p}
                    total={total}
                    pageSize={PAGE_SIZE}
                    href={(p) => invoiceListAddress({ ...state, p })}
                  />
                </>
              )
            }
          </QueryState>
        </div>
        {TitleBook && book ? <TitleBook onClose={() => setBook(false)} /> : null}
      </>
    );
  },
});

/** While loading, the previous rows belong to the other tab. */
const isOther = (row: 'order' | 'invoice' | undefined, state: 'todo' | 'done'): boolean =>
  row !== undefined && (row === 'order') !== (state === 'todo');

type RecordFilterProps = { state: InvoiceListState; total: number | undefined };

function RecordFilter({ state: { status }, total }: RecordFilterProps) {
  const all = invoiceListAddress({ state: 'done', p: 1 });
  return (
    <Filters total={total} active={status ? 1 : 0} clear={all}>
      <FilterRow
        label="状态"
        options={[
          { title: '全部', href: all, current: !status },
          ...Object.keys(invoiceStates)
            .filter(isInvoiceStatus)
            .map((one) => ({
              title: invoiceStates[one],
              href: invoiceListAddress({ state: 'done', status: one, p: 1 }),
              current: status === one,
            })),
        ]}
      />
    </Filters>
  );
}
