import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import type { ChartEvent } from '@bee/ui/data';

export type Moves = DataFor<'vegetable/getPriceMoves'>;
type Move = Moves['moves'][number];

/** The moves with an article at the time, the oldest first: their places are the numbers in the chart. */
export const explainedMoves = ({ moves }: Moves): Move[] =>
  moves.filter(({ articles }) => articles.length > 0).sort((one, other) => one.day.localeCompare(other.day));

export const moveEvent = ({ from_day, day, articles: [article] }: Move): ChartEvent => ({
  date: from_day,
  until: day,
  title: article?.title ?? '',
  href: article ? href('article/detail', { id: article.id }) : '',
});
