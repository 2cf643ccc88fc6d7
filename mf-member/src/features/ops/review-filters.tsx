import type { Facet } from '@bee/contracts/shapes';
import { href } from '@bee/platform';
import { FilterRow, Filters, SearchForm } from '@bee/ui/content';
import type { Review } from './review.ts';
import { type ReviewState, reviewAddress } from './review-state.ts';

type ReviewFiltersProps<Item, Status extends string> = {
  review: Review<Item, Status>;
  state: ReviewState<Status>;
  /** Rows per state, before words narrow them. */
  counts: Facet[] | undefined;
  total: number | undefined;
};

export const ReviewFilters = <Item, Status extends string>({
  review: { tab, statuses, search },
  state,
  counts,
  total,
}: ReviewFiltersProps<Item, Status>) => {
  const options = Object.entries<string>(statuses).map(([status, title]) => ({
    title,
    href: reviewAddress(tab, { ...state, status, p: 1 }),
    count: counts && (counts.find(({ value }) => value === status)?.count ?? 0),
    current: state.status === status,
  }));
  const all = { title: '全部', href: reviewAddress(tab, { q: state.q, p: 1 }), current: !state.status };
  return (
    <div className="member-ops-filters">
      <Filters total={total} active={state.status ? 1 : 0} clear={all.href}>
        <FilterRow label="状态" options={[all, ...options]} />
      </Filters>
      <div className="member-search">
        <SearchForm
          action={href('ops')}
          name="q"
          value={state.q}
          label={search.label}
          placeholder={search.placeholder}
          hidden={{ tab, ...(state.status && { status: state.status }) }}
        />
        {state.q ? <a href={reviewAddress(tab, { ...state, q: undefined, p: 1 })}>清除“{state.q}”</a> : null}
      </div>
    </div>
  );
};
