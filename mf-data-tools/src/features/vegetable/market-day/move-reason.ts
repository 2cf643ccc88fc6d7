import type { DataFor } from '@bee/contracts/operations';

type Move = DataFor<'vegetable/getPriceMoves'>['moves'][number];

/** The newest jump near which an article was published, with the article nearest to it. */
export type Reason = Pick<Move, 'day' | 'chg_pct'> & Pick<Move['articles'][number], 'id' | 'title'>;

export const reasonOf = (moves: readonly Move[]): Reason | null => {
  const [newest] = moves.filter(({ articles }) => articles.length > 0).sort((a, b) => (a.day < b.day ? 1 : -1));
  const [article] = newest?.articles ?? [];
  return newest && article ? { day: newest.day, chg_pct: newest.chg_pct, id: article.id, title: article.title } : null;
};
