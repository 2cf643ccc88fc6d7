import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findMoves } from './find-moves.ts';
import { historyWindow, spanOf } from './history-window.ts';
import { listArticlesAround } from './move.repository.ts';
import { readHistory } from './price-history.repository.ts';
import { findSeriesOf } from './product.service.ts';
import { historyRight } from './vegetable.policy.ts';

const MOST_MOVES = 3;
/** Days before and after a jump in which something may have been written about it. */
const AROUND = 3;

/** Jumps in the days that the viewer may see, and what was published around them. It names no cause: readers judge. */
export const readMoves = async (
  db: Kysely<Database>,
  request: ParsedRequestFor<'vegetable/getPriceMoves'>,
  viewer: Viewer | null,
): Promise<DataFor<'vegetable/getPriceMoves'>> => {
  const { product, series } = await findSeriesOf(db, request, request.market_id);
  const { from, to } = historyWindow(spanOf([series], series.last_date), historyRight(viewer), request);
  const quotes = from > to ? [] : await readHistory(db, [series.id], from, to, 'D');
  const moves = findMoves(quotes, MOST_MOVES);
  const names = [product.name, ...product.alias].filter((name) => name.length > 1);
  return {
    market: series.market,
    from,
    to,
    days_around: AROUND,
    moves: await Promise.all(
      moves.map(async ({ avg, ...move }) => ({
        ...move,
        price_avg: avg,
        articles: await listArticlesAround(db, { product: product.name, names, day: move.day, days: AROUND }),
      })),
    ),
  };
};
