import { href, useLocationQuery } from '@bee/platform';
import { ErrorState, FilterRow, Filters, Pagination, SearchForm, SkeletonRows } from '@bee/ui/content';
import { useRef } from 'react';
import { useFeedbackList } from './feedback.queries.ts';
import { FeedbackEmpty } from './feedback-empty.tsx';
import { FeedbackRow } from './feedback-row.tsx';
import {
  type FeedbackListState,
  feedbackParams,
  feedbackStates,
  PAGE_SIZE,
  readFeedbackState,
} from './feedback-state.ts';

const addressOf = (state: FeedbackListState) => href('ops', feedbackParams(state));

/** Feedback by state and words, the newest first; state, words and page stand in the address. */
export const FeedbackList = () => {
  const [query] = useLocationQuery();
  const state = readFeedbackState(query);
  const { data, isPending, isPlaceholderData, error, refetch } = useFeedbackList(state);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <>
      <FeedbackFilters state={state} counts={data?.facets?.status} total={data?.total} />
      {isPending ? <SkeletonRows rows={6} height={148} /> : null}
      {error ? (
        <ErrorState title="意见反馈加载失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : null}
      {data && !error ? (
        <div aria-busy={isPlaceholderData || undefined}>
          {data.list.length === 0 ? <FeedbackEmpty state={state} address={addressOf} /> : null}
          <ul
            ref={rows}
            className="member-ops-list"
            aria-label="意见反馈"
            tabIndex={-1}
            hidden={data.list.length === 0}
          >
            {data.list.map((item) => (
              <FeedbackRow key={item.id} item={item} onHandled={() => rows.current?.focus()} />
            ))}
          </ul>
          <Pagination page={state.p} total={data.total} pageSize={PAGE_SIZE} href={(p) => addressOf({ ...state, p })} />
        </div>
      ) : null}
    </>
  );
};

type FeedbackFiltersProps = {
  state: FeedbackListState;
  counts: { value: string; count: number }[] | undefined;
  total: number | undefined;
};

const FeedbackFilters = ({ state, counts, total }: FeedbackFiltersProps) => {
  const states = Object.entries(feedbackStates).map(([value, title]) => ({
    title,
    href: addressOf({ ...state, status: value as FeedbackListState['status'], p: 1 }),
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
          label="在反馈中搜索"
          placeholder="搜索姓名、电话、内容或处理说明"
          hidden={{ tab: 'feedback', ...(state.status && { status: state.status }) }}
        />
        {state.q ? <a href={addressOf({ ...state, q: undefined, p: 1 })}>清除“{state.q}”</a> : null}
      </div>
    </div>
  );
};
