import type { TradeProductCard } from '@bee/contracts/resource/trade';
import { groupBy } from '@bee/domain/group-by';
import type { Db } from '../../../db/schema.ts';
import { tradeProductLink } from '../../../page-links.ts';
import { recentPeriods } from '../model/recent-periods.ts';
import { cellYearBefore } from '../model/trade-figures.ts';
import { yearOfPeriod } from '../model/trade-period.ts';
import { cellOf, growth, seriesOf } from '../model/trade-series.ts';
import type { ProductRow } from '../store/product.repository.ts';
import { readSpan, readYears } from '../store/trade-year.repository.ts';

/** Products with the trade values of the latest twelve months. @param partner country code; '' means all */
export const productCards = async (
  db: Db,
  products: readonly ProductRow[],
  partner = '',
): Promise<TradeProductCard[]> => {
  if (products.length === 0) return [];
  const span = await readSpan(db);
  const months = recentPeriods(span);
  const years = await readYears(db, {
    hs: products.flatMap(({ hs }) => hs),
    partners: [partner],
    from: yearOfPeriod(months[0] ?? '9999') - 1,
  });
  const byCode = groupBy(years, ({ hs, flow }) => `${hs} ${flow}`);
  const figures = (hs: readonly string[], flow: string) => {
    const series = seriesOf(hs.flatMap((code) => byCode.get(`${code} ${flow}`) ?? []));
    const now = cellOf(series, months).usd;
    return { now, yoy: growth(now, cellYearBefore(series, months, span).usd) };
  };
  return products.map(({ name, alias, cate, hs }) => {
    const [imports, exports] = [figures(hs, 'import'), figures(hs, 'export')];
    return {
      name,
      alias,
      cate,
      hs,
      import_usd: imports.now,
      export_usd: exports.now,
      import_yoy: imports.yoy,
      export_yoy: exports.yoy,
      to: tradeProductLink(name),
    };
  });
};

export const topBy = (cards: readonly TradeProductCard[], key: 'import_usd' | 'export_usd', count: number) =>
  cards
    .filter((card) => card[key] !== null)
    .sort((a, b) => (b[key] ?? 0) - (a[key] ?? 0))
    .slice(0, count);
