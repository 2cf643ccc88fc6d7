import type { Facet } from '@bee/contracts/shapes';
import { href } from '@bee/platform';
import { FilterRow, Filters, linkChoices, SearchForm } from '@bee/ui/content';
import type { AnyReview } from './review.ts';
import { PAGE_SIZES, type ReviewState, reviewAddress, reviewQuery } from './review-query.ts';
import './ops.css';
import '../../layout/page.css';

type ReviewFiltersProps = {
  review: AnyReview;
  state: ReviewState<string>;
  /** Rows per state and kind, not filtered by search words. */
  facets: Record<string, Facet[]> | undefined;
  total: number | undefined;
};

export function ReviewFilters({ review, state, facets, total }: ReviewFiltersProps) {
  const { tab, statuses, kinds, search } = review;
  const to = (change: Partial<ReviewState<string>>) => reviewAddress(tab, { ...state, ...change, p: 1 });
  const choicesOf = (titles: Record<string, string>, counts: Facet[] | undefined) =>
    Object.keys(titles).map((value) => ({
      value,
      count: counts && (counts.find((facet) => facet.value === value)?.count ?? 0),
    }));
  const hasStates = Object.keys(statuses).length > 0;
  const active = [state.status, state.kind].filter(Boolean).length;
  return (
    <div className="member-ops-filters">
      <Filters total={total} active={active} clear={to({ status: undefined, kind: undefined })}>
        {hasStates ? (
          <FilterRow
            label="状态"
            options={[
              { title: '全部', href: to({ status: undefined }), current: !state.status },
              ...linkChoices(choicesOf(statuses, facets?.status), state.status, (status) => to({ status }), statuses),
            ]}
          />
        ) : null}
        {kinds ? (
          <FilterRow
            label="类型"
            options={[
              { title: '全部', href: to({ kind: undefined }), current: !state.kind },
              ...linkChoices(choicesOf(kinds, facets?.kind), state.kind, (kind) => to({ kind }), kinds),
            ]}
          />
        ) : null}
        {total !== undefined && total > PAGE_SIZES[0] ? (
          <FilterRow
            label="每页"
            options={PAGE_SIZES.map((n) => ({ title: `${n} 条`, href: to({ n }), current: state.n === n }))}
          />
        ) : null}
      </Filters>
      <div className="member-search">
        <SearchForm
          action={href('ops/review')}
          name="q"
          value={state.q}
          label={search.label}
          placeholder={search.placeholder}
          hidden={{ tab, ...reviewQuery().write({ ...state, q: undefined, p: 1 }) }}
        />
        {state.q ? <a href={to({ q: undefined })}>清除“{state.q}”</a> : null}
      </div>
    </div>
  );
}
