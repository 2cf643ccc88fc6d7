import type { RequestFor } from '@bee/contracts/operations';
import { useApiQuery, useLazyComponent, useLocationQuery } from '@bee/platform';
import { Button, Card, type Column, Empty, LinkButton, Pagination, QueryState, SkeletonRows } from '@bee/ui/content';
import { WorkTable } from '@bee/ui/table';
import { UiProvider } from '@bee/ui/theme';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BulkButtons } from './bulk-buttons.tsx';
import type { AnyReview } from './review.ts';
import { ReviewFilters } from './review-filters.tsx';
import { type ReviewState, readReviewState, reviewAddress, reviewRequest } from './review-query.ts';
import './ops.css';

/** A paginated table filtered by state and words; all of its state is in the address. A row opens in a drawer. */
export function ReviewList({ review }: { review: AnyReview }) {
  const [query] = useLocationQuery();
  const state = readReviewState(query, review);
  // Always refetched: members, other operators and providers change the lists.
  const answer = useApiQuery(review.operation, reviewRequest(state) as RequestFor<AnyReview['operation']>, {
    keepPrevious: true,
    raw: true,
    staleTime: 0,
  });
  const { data, isPlaceholderData } = answer;
  const [open, setOpen] = useState<unknown>(null);
  const Panel = useLazyComponent(open !== null, review.detail);
  const table = useRef<HTMLDivElement>(null);
  // The button that opened the drawer may have been removed with its row.
  const backToList = () => {
    flushSync(() => setOpen(null));
    table.current?.focus();
  };
  const shown = open && (data?.list.find((item) => review.keyOf(item) === review.keyOf(open)) ?? open);
  return (
    <UiProvider>
      {review.Lead ? <review.Lead /> : null}
      <ReviewFilters review={review} state={state} facets={data?.facets} total={data?.total} />
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
              <ReviewTable review={review} state={state} items={data.list} onOpen={setOpen} />
            )}
            <Pagination
              page={state.p}
              total={data.total}
              pageSize={state.n}
              href={(p) => reviewAddress(review.tab, { ...state, p })}
            />
          </div>
        )}
      </QueryState>
      {Panel && shown ? (
        <Panel title={review.nameOf(shown)} item={shown} onHandled={backToList} onClose={() => setOpen(null)} />
      ) : null}
    </UiProvider>
  );
}

/** Why the list is empty, and the next step. */
function ReviewEmpty({ review, state }: { review: AnyReview; state: ReviewState<string> }) {
  const { tab, title, noun, statuses, kinds, hint } = review;
  const { status, kind, q, p } = state;
  if (p > 1)
    return (
      <Card>
        <Empty
          title={`这一页没有${noun}`}
          action={<LinkButton href={reviewAddress(tab, { ...state, p: 1 })}>回到第一页</LinkButton>}
        />
      </Card>
    );
  if (!q && !status && !kind)
    return (
      <Card>
        <Empty title={`还没有${title}`}>{hint}</Empty>
      </Card>
    );
  return (
    <Card>
      <Empty
        title={
          q
            ? `没有找到包含“${q}”的${noun}`
            : `没有${status ? `${statuses[status]}的` : ''}${kind && kinds ? kinds[kind] : ''}${noun}`
        }
        action={<LinkButton href={reviewAddress(tab, { p: 1 })}>查看全部{noun}</LinkButton>}
      />
    </Card>
  );
}

type ReviewTableProps = {
  review: AnyReview;
  state: ReviewState<string>;
  items: unknown[];
  onOpen: (item: unknown) => void;
};

/** The name of a row opens it. */
function ReviewTable({ review, state, items, onOpen }: ReviewTableProps) {
  const { tab, title, nameTitle, nameOf, keyOf, columns, bulk, openWord } = review;
  const name: Column<unknown> = {
    key: 'name',
    title: nameTitle,
    cell: (item) => (
      <button type="button" className="member-ops-open" aria-haspopup="dialog" onClick={() => onOpen(item)}>
        {nameOf(item)}
      </button>
    ),
    hint: nameOf,
  };
  const opening: Column<unknown>[] = openWord
    ? [
        {
          key: 'open',
          title: '操作',
          cell: (item) => (
            <Button
              kind="text"
              size="mini"
              aria-haspopup="dialog"
              aria-label={`${openWord}：${nameOf(item)}`}
              onClick={() => onOpen(item)}
            >
              {openWord}
            </Button>
          ),
        },
      ]
    : [];
  return (
    <Card flush>
      <WorkTable
        caption={title}
        columns={[name, ...columns, ...opening]}
        rows={items}
        rowKey={keyOf}
        choice={`ops-${tab}`}
        sort={{
          ...(state.sort && { key: state.sort, order: state.order ?? 'desc' }),
          href: (sort, order) =>
            reviewAddress(tab, { ...state, sort, order: order === 'asc' ? order : undefined, p: 1 }),
        }}
        {...(bulk && {
          selection: {
            nameOf,
            may: bulk.may,
            actions: (selected: unknown[], clear: () => void) => (
              <BulkButtons review={review} bulk={bulk} items={selected} onDone={clear} />
            ),
          },
        })}
      />
    </Card>
  );
}
