import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import type { IssueDraft } from '../../../../server/src/sample/references/reference-draft.ts';
import { fallen, movesOf, type PriceTopic, risen } from './moves.ts';
import { nextMonthArticle } from './next-month-article.ts';
import { overviewArticle } from './overview-article.ts';
import { type Period, storedPeriod } from './periods.ts';
import { productArticle } from './product-article.ts';

/** An issue on prices: all products, one product, the month to come. `place` counts issues. */
export const priceIssue = (topic: PriceTopic, period: Period, place: number): IssueDraft => {
  const moves = movesOf(topic.quoted, period);
  // Out of season a product has no price to write about.
  const traded = topic.quoted.filter((one) => moves.some(({ quoted }) => quoted === one));
  const focus = traded[place % traded.length];
  const first = moves[0];
  const last = moves.at(-1);
  const overview = overviewArticle(topic, period, moves);
  return {
    period: storedPeriod(period),
    title: overview.title,
    summary: overview.lead,
    keyPoints: [
      `${risen(moves).length}个品种环比上涨，${fallen(moves).length}个下跌`,
      ...(first ? [`${first.quoted.name}均价${yuan(first.now)}元/公斤，环比${changeInWords(first.change)}`] : []),
      ...(last && last !== first
        ? [`${last.quoted.name}均价${yuan(last.now)}元/公斤，环比${changeInWords(last.change)}`]
        : []),
    ],
    articles: [
      overview,
      ...(focus ? [productArticle(focus, period, topic.method)] : []),
      nextMonthArticle(topic, period),
    ],
  };
};
