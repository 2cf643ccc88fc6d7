import { Card, Empty, LinkButton } from '@bee/ui/content';
import type { AnyReview } from './review.ts';
import { type ReviewState, reviewAddress } from './review-query.ts';

/** Why the list is empty, and the next step. */
export const ReviewEmpty = ({ review, state }: { review: AnyReview; state: ReviewState<string> }) => {
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
};
