import type { DataFor } from '@bee/contracts/operations';
import { inOrder } from '@bee/domain/in-order';
import { href } from '@bee/platform';
import type { ChartEvent } from '@bee/ui/data';

export type Moves = DataFor<'vegetable/getPriceMoves'>;
type Move = Moves['moves'][number];

/** The moves with an article at the time, the oldest first. Chart and text number them by this order. */
export const explainedMoves = ({ moves }: Moves): Move[] =>
  moves.filter(({ articles }) => articles.length > 0).sort((one, other) => inOrder(one.day, other.day));

export const moveEvent = ({ from_day, day, articles: [article] }: Move, index: number): ChartEvent => ({
  no: index + 1,
  date: from_day,
  until: day,
  title: article?.title ?? '',
  href: article ? href('article/detail', { id: article.id }) : '',
});
