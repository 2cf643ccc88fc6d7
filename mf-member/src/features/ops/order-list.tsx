import { customOrderStates } from '@bee/domain/custom-order';
import { href, useLocationQuery } from '@bee/platform';
import {
  Card,
  Empty,
  ErrorState,
  FilterRow,
  Filters,
  LinkButton,
  Pagination,
  SearchForm,
  SkeletonRows,
} from '@bee/ui/content';
import { useRef } from 'react';
import { useOrderList } from './order.queries.ts';
import { OrderRow } from './order-row.tsx';
import { ORDERS_PER_PAGE, type OrderListState, orderParams, readOrderState } from './order-state.ts';

const addressOf = (state: OrderListState) => href('ops', orderParams(state));

/** Custom orders by state and words, the newest first; state, words and page stand in the address. */
export const OrderList = () => {
  const [query] = useLocationQuery();
  const state = readOrderState(query);
  const { data, isPending, isPlaceholderData, error, refetch } = useOrderList(state);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <>
      <OrderFilters state={state} counts={data?.facets?.status} total={data?.total} />
      {isPending ? <SkeletonRows rows={6} height={148} /> : null}
      {error ? (
        <ErrorState title="定制需求加载失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : null}
      {data && !error ? (
        <div aria-busy={isPlaceholderData || undefined}>
          {data.list.length === 0 ? <OrderEmpty state={state} /> : null}
          <ul
            ref={rows}
            className="member-ops-list"
            aria-label="定制需求"
            tabIndex={-1}
            hidden={data.list.length === 0}
          >
            {data.list.map((item) => (
              <OrderRow key={item.id} item={item} onHandled={() => rows.current?.focus()} />
            ))}
          </ul>
          <Pagination
            page={state.p}
            total={data.total}
            pageSize={ORDERS_PER_PAGE}
            href={(p) => addressOf({ ...state, p })}
          />
        </div>
      ) : null}
    </>
  );
};

const OrderEmpty = ({ state: { status, q } }: { state: OrderListState }) => (
  <Card>
    {q || status ? (
      <Empty
        title={q ? `没有找到包含“${q}”的定制需求` : `没有${customOrderStates[status ?? 'new']}的定制需求`}
        action={<LinkButton href={addressOf({ p: 1 })}>查看全部需求</LinkButton>}
      />
    ) : (
      <Empty title="这里没有定制需求">访客和会员从“报告定制”页面提交，提交后出现在这里。</Empty>
    )}
  </Card>
);

type OrderFiltersProps = {
  state: OrderListState;
  counts: { value: string; count: number }[] | undefined;
  total: number | undefined;
};

const OrderFilters = ({ state, counts, total }: OrderFiltersProps) => {
  const states = Object.entries(customOrderStates).map(([value, title]) => ({
    title,
    href: addressOf({ ...state, status: value as OrderListState['status'], p: 1 }),
    count: counts && (counts.find((each) => each.value === value)?.count ?? 0),
    current: state.status === value,
  }));
  const all = { title: '全部', href: addressOf({ q: state.q, p: 1 }), current: !state.status };
  return (
    <div className="member-ops-filters">
      <Filters total={total} active={state.status ? 1 : 0} clear={all.href}>
        <FilterRow label="状态" options={[all, ...states]} />
      </Filters>
      <div className="member-search">
        <SearchForm
          action={href('ops')}
          name="q"
          value={state.q}
          label="在定制需求中搜索"
          placeholder="搜索编号、主题、联系人、号码或内容"
          hidden={{ tab: 'custom-order', ...(state.status && { status: state.status }) }}
        />
        {state.q ? <a href={addressOf({ ...state, q: undefined, p: 1 })}>清除“{state.q}”</a> : null}
      </div>
    </div>
  );
};
