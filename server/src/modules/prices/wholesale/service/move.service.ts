import { addDays } from '@bee/domain/calendar-day';
import { firstOfMonth } from '../../../../calendar-months.ts';
import type { ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { findMoves } from '../model/find-moves.ts';
import { historyWindow, monthlyWindow, spanOf } from '../model/history-window.ts';
import { historyRight } from '../model/vegetable.policy.ts';
import { listArticlesAround } from '../store/move.repository.ts';
import { readHistory } from '../store/price-history.repository.ts';
import { findSeriesOf } from './product.service.ts';

const MAX_MOVES = 3;
/** Number of days before and after a jump (or its month) in which articles are considered related. */
const AROUND = 3;

/**
 * Jumps within the days that the viewer may see, and the articles published around them: around the day of a daily
 * quote, or in and around the month of a monthly quote. It states no cause.
 */
export const readMoves: ServiceOf<'vegetable/getPriceMoves', [viewer: Viewer | null]> = async (db, request, viewer) => {
  const { product, series } = await findSeriesOf(db, request, request.market_id);
  const freq = series.monthly ? 'M' : 'D';
  const windowOf = series.monthly ? monthlyWindow : historyWindow;
  const { from, to } = windowOf(spanOf([series], series.last_date), historyRight(viewer), request);
  // The visible months are too few to determine the usual change, so the whole history is read.
  const quotes =
    from > to ? [] : await readHistory(db, [series.id], series.monthly ? series.first_date : from, to, 'D');
  const moves = findMoves(quotes, { most: MAX_MOVES, freq, from });
  const names = [product.name, ...product.alias].filter((name) => name.length > 1);
  return {
    market: series.market,
    freq,
    from,
    to,
    days_around: AROUND,
    moves: await Promise.all(
      moves.map(async ({ avg, ...move }) => {
        const around = { product: product.name, names, ...periodOf(move.day, freq), days: AROUND };
        return { ...move, price_avg: avg, articles: await listArticlesAround(db, around) };
      }),
    ),
  };
};

/** First and last day of the period that a quote covers. */
const periodOf = (day: string, freq: 'D' | 'M'): { first: string; last: string } =>
  freq === 'D' ? { first: day, last: day } : { first: firstOfMonth(day), last: addDays(firstOfMonth(day, 1), -1) };
