import type { RequestFor } from '@bee/contracts/operations';
import { useApiQuery, useLocationQuery } from '@bee/platform';
import { Pagination, QueryState, SkeletonRows } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyReview } from './review.ts';
import { ReviewEmpty } from './review-empty.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { REVIEWED_PER_PAGE, readReviewState, reviewAddress, reviewRequest } from './review-query.ts';
import { ReviewTable } from './review-table.tsx';
import './ops.css';

/** A paginated table filtered by state and words; all of its state is in the address. A row opens in a drawer. */
export const ReviewList = ({ review }: { review: AnyReview }) => {
  const [query] = useLocationQuery();
  const state = readReviewState(query, review.statuses, review.kinds);
  // Always refetched: members, other operators and providers change the lists.
  const answer = useApiQuery(review.operation, reviewRequest(state) as RequestFor<AnyReview['operation']>, {
    keepPrevious: true,
    raw: true,
    staleTime: 0,
  });
  const { data, isPlaceholderData } = answer;
  const [open, setOpen] = useState<unknown>(null);
  const table = useRef<HTMLDivElement>(null);
  // The button that opened the drawer may have been removed with its row.
  const backToList = () => {
    flushSync(() => setOpen(null));
    table.current?.focus();
  };
  const shown = open && (data?.list.find((item) => review.keyOf(item) === review.keyOf(open)) ?? open);
  return (
    <>
      {review.Lead ? <review.Lead /> : null}
      <ReviewFilters review={review} state={state} counts={data?.facets?.status} total={data?.total} />
      <QueryState query={answer} failed={`${review.title}加载失败`} skeleton={<SkeletonRows rows={8} height={40} />}>
        {(data) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div
            ref={table}
            className="member-ops-list"
            role="group"
            aria-label={review.title}
            aria-busy={isPlaceholderData || undefined}
            tabIndex={-1}
          >
            {data.list.length === 0 ? (
              <ReviewEmpty review={review} state={state} />
            ) : (
              <ReviewTable review={review} items={data.list} onOpen={setOpen} />
            )}
            <Pagination
              page={state.p}
              total={data.total}
              pageSize={REVIEWED_PER_PAGE}
              href={(p) => reviewAddress(review.tab, { ...state, p })}
            />
          </div>
        )}
      </QueryState>
      {shown ? (
        <Modal visible title={review.nameOf(shown)} className="member-ops-drawer" onClose={() => setOpen(null)}>
          <review.Detail item={shown} onHandled={backToList} />
        </Modal>
      ) : null}
    </>
  );
};
