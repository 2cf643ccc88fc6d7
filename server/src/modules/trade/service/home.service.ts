import type { DataFor } from '@bee/contracts/operations';
import type { TradeFlow } from '@bee/contracts/resource/trade';
import { groupBy } from '@bee/domain/group-by';
import type { Db } from '../../../db/schema.ts';
import { countryLink } from '../../../page-links.ts';
import { newestPeriods, recentPeriods } from '../model/recent-periods.ts';
import { figuresOf, sharesOf } from '../model/trade-figures.ts';
import { yearOfPeriod } from '../model/trade-period.ts';
import { seriesOf } from '../model/trade-series.ts';
import { countryNames } from '../store/country.repository.ts';
import { listChildren } from '../store/hs.repository.ts';
import { listProducts } from '../store/product.repository.ts';
import { readSpan, readYears } from '../store/trade-year.repository.ts';
import { nodesOf } from './hs-nodes.ts';
import { listChanges } from './permit.service.ts';
import { productCards, topBy } from './product-cards.ts';
import { tradeSource } from './trade-source.ts';

const FLOWS: readonly TradeFlow[] = ['import', 'export'];
const TOP = 10;

export const readTopClass = async (db: Db): Promise<DataFor<'trade/getTopClass'>> => {
  const span = await readSpan(db);
  const { month, year } = newestPeriods(span);
  const from = yearOfPeriod(year[0] ?? '9999') - 1;
  const recent = recentPeriods(span);
  const [totals, partners, names, cards, chapters, changes, { source, updatedAt }] = await Promise.all([
    readYears(db, { hs: [''], partners: [''], from: Math.min(from, yearOfPeriod(recent[0] ?? '9999') - 1) }),
    readYears(db, { hs: [''], partners: 'each', from: yearOfPeriod(recent[0] ?? '9999') - 1 }),
    countryNames(db),
    listProducts(db).then((products) => productCards(db, products)),
    listChildren(db, null).then((rows) => nodesOf(db, rows)),
    listChanges(db, TOP),
    tradeSource(db),
  ]);
  const byFlow = groupBy(totals, ({ flow }) => flow);
  const ofFlows = (periods: string[]) =>
    FLOWS.flatMap((flow) => figuresOf(seriesOf(byFlow.get(flow) ?? []), flow, periods, span) ?? []);
  return {
    newest_month: month,
    newest_year: year[0]?.slice(0, 4) ?? null,
    months: month ? ofFlows([month]) : [],
    years: ofFlows(year),
    top_imports: topBy(cards, 'import_usd', TOP),
    top_exports: topBy(cards, 'export_usd', TOP),
    top_partners: sharesOf(
      partners,
      recent,
      span,
      ({ partner }) => partner,
      (code) => ({ name: names.get(code) ?? code, to: countryLink(code) }),
    ).list.slice(0, TOP),
    classes: chapters,
    permit_changes: changes,
    source,
    updated_at: updatedAt,
  };
};

export const listProductCates = async (db: Db): Promise<DataFor<'trade/getProductCateList'>> => {
  const cards = await productCards(db, await listProducts(db));
  return [...groupBy(cards, ({ cate }) => cate)].map(([cate, products]) => ({
    cate,
    count: products.length,
    products,
  }));
};
