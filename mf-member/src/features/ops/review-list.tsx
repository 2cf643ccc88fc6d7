import { useLocationQuery } from '@bee/platform';
import { Pagination, QueryState, SkeletonRows } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Review } from './review.ts';
import { ReviewEmpty } from './review-empty.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { REVIEWED_PER_PAGE, readReviewState, reviewAddress, reviewRequest } from './review-query.ts';
import { ReviewTable } from './review-table.tsx';
import './ops.css';

/** A paginated table filtered by state and words; all of its state is in the address. A row opens in a drawer. */
export const ReviewList = <Item, Status extends string, Kind extends string = never>({
  review,
}: {
  review: Review<Item, Status, Kind>;
}) => {
  const [query] = useLocationQuery();
  const state = readReviewState(query, review.statuses, review.kinds);
  const answer = review.useList(reviewRequest(state));
  const { data, isPlaceholderData } = answer;
  const [open, setOpen] = useState<Item | null>(null);
  const table = useRef<HTMLDivElement>(null);
  // The button that opened the drawer may have been removed with its row.
  const backToList = () => {
    flushSync(() => setOpen(null));
    table.current?.focus();
  };
  const shown = open && (data?.list.find((item) => review.keyOf(item) === review.keyOf(open)) ?? open);
  return (
    <>
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
        <ReviewDrawer review={review} item={shown} onClose={() => setOpen(null)} onHandled={backToList} />
      ) : null}
    </>
  );
};

type ReviewDrawerProps<Item, Status extends string> = {
  review: Review<Item, Status>;
  item: Item;
  onClose: () => void;
  onHandled: () => void;
};

/** All facts of a row in a drawer, with the possible actions. */
const ReviewDrawer = <Item, Status extends string>({
  review: { nameOf, Detail },
  item,
  onClose,
  onHandled,
}: ReviewDrawerProps<Item, Status>) => (
  <Modal visible title={nameOf(item)} className="member-ops-drawer" onClose={onClose}>
    <Detail item={item} onHandled={onHandled} />
  </Modal>
);
