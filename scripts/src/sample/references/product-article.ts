import { SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import type { SubArticleDraft } from '../../../../server/src/sample/references/reference-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { changeOf } from '../prices/price-facts.ts';
import { monthName, type Period, sameMonthBefore } from './periods.ts';
import type { Quoted } from './quoted.ts';

const MONTHS = 12;
const YEARS = 3;

/** One product over the twelve months that end with the period. */
export const productArticle = (quoted: Quoted, period: Period, method: string): SubArticleDraft => {
  const newest = monthStart(period.to);
  const months = Array.from({ length: MONTHS }, (_, index) => monthStart(newest, index + 1 - MONTHS));
  const known = months.flatMap((month) => {
    const price = monthMean(quoted, month);
    return price === null ? [] : [{ month, price }];
  });
  const high = known.reduce((best, one) => (one.price > best.price ? one : best), known[0] ?? NONE);
  const low = known.reduce((best, one) => (one.price < best.price ? one : best), known[0] ?? NONE);
  const { month: latest, price: now } = known.at(-1) ?? NONE;
  return {
    section: '重点品种',
    title: `${quoted.name}：近十二个月均价在${yuan(low.price)}至${yuan(high.price)}元/公斤之间`,
    tags: [quoted.tag],
    blocks: [
      paragraph(
        `${monthName(latest)}，${quoted.name}均价${yuan(now)}元/公斤。近十二个月的高点是${monthName(high.month)}的${yuan(high.price)}元/公斤，低点是${monthName(low.month)}的${yuan(low.price)}元/公斤，高低相差${yuan(high.price - low.price)}元/公斤。`,
      ),
      heading('一、近十二个月'),
      {
        kind: 'table',
        caption: `${quoted.name}月均价（元/公斤）`,
        columns: ['月份', '均价', '环比'],
        rows: known.map(({ month, price }) => [
          month.slice(0, 7),
          yuan(price),
          changeInWords(changeOf(price, monthMean(quoted, monthStart(month, -1)))),
        ]),
      },
      heading('二、与历年同月相比'),
      list(
        sameMonthBefore(latest, YEARS).flatMap((month) => {
          const price = monthMean(quoted, month);
          if (price === null) return [];
          return `${monthName(month)}均价${yuan(price)}元/公斤，今年同月较之${changeInWords(changeOf(now, price))}`;
        }),
      ),
      heading('三、看价时注意'),
      paragraph(`比较价格前先统一规格，本文所列为“${quoted.spec}”。不同规格、不同产地的价格不能直接比较。`),
      paragraph(`${method}${SAMPLE_NOTE}`),
    ],
  };
};

export const monthMean = (quoted: Quoted, month: string): number | null =>
  quoted.mean(month, addDays(monthStart(month, 1), -1));

const NONE = { month: '0001-01-01', price: 0 };
