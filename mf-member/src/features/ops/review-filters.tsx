import type { Facet } from '@bee/contracts/shapes';
import { href } from '@bee/platform';
import { FilterRow, Filters, SearchForm } from '@bee/ui/content';
import type { Review } from './review.ts';
import { type ReviewState, reviewAddress } from './review-query.ts';
import './ops.css';
import '../../layout/page.css';

type ReviewFiltersProps<Item, Status extends string, Kind extends string> = {
  review: Review<Item, Status, Kind>;
  state: ReviewState<Status, Kind>;
  /** Rows per state, not filtered by search words. */
  counts: Facet[] | undefined;
  total: number | undefined;
};

export const ReviewFilters = <Item, Status extends string, Kind extends string>({
  review: { tab, statuses, kinds, search },
  state,
  counts,
  total,
}: ReviewFiltersProps<Item, Status, Kind>) => {
  const options = Object.entries<string>(statuses).map(([status, title]) => ({
    title,
    href: reviewAddress(tab, { ...state, status, p: 1 }),
    count: counts && (counts.find(({ value }) => value === status)?.count ?? 0),
    current: state.status === status,
  }));
  const all = {
    title: '全部',
    href: reviewAddress(tab, { ...state, status: undefined, p: 1 }),
    current: !state.status,
  };
  const active = [state.status, state.kind].filter(Boolean).length;
  return (
    <div className="member-ops-filters">
      <Filters total={total} active={active} clear={reviewAddress(tab, { q: state.q, p: 1 })}>
        <FilterRow label="状态" options={[all, ...options]} />
        {kinds ? <FilterRow label="类型" options={kindOptions(tab, kinds, state)} /> : null}
      </Filters>
      <div className="member-search">
        <SearchForm
          action={href('ops/review')}
          name="q"
          value={state.q}
          label={search.label}
          placeholder={search.placeholder}
          hidden={{ tab, ...(state.status && { status: state.status }), ...(state.kind && { kind: state.kind }) }}
        />
        {state.q ? <a href={reviewAddress(tab, { ...state, q: undefined, p: 1 })}>清除“{state.q}”</a> : null}
      </div>
    </div>
  );
};

const kindOptions = (tab: string, kinds: Record<string, string>, state: ReviewState<string>) => [
  { title: '全部', href: reviewAddress(tab, { ...state, kind: undefined, p: 1 }), current: !state.kind },
  ...Object.entries(kinds).map(([kind, title]) => ({
    title,
    href: reviewAddress(tab, { ...state, kind, p: 1 }),
    current: state.kind === kind,
  })),
];
