import type { DataFor } from '@bee/contracts/operations';
import type { TradeFlow } from '@bee/contracts/resource/trade';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { countryLink } from '../../page-links.ts';
import { countryNames } from './country.repository.ts';
import { groupBy } from './group-by.ts';
import { listChildren } from './hs.repository.ts';
import { nodesOf } from './hs-nodes.ts';
import { listChanges } from './permit.service.ts';
import { listProducts } from './product.repository.ts';
import { productCards, topBy } from './product-cards.ts';
import { newestPeriods, recentPeriods } from './recent-periods.ts';
import { figuresOf, sharesOf } from './trade-figures.ts';
import { yearOfPeriod } from './trade-period.ts';
import { seriesOf } from './trade-series.ts';
import { tradeSource } from './trade-source.ts';
import { readSpan, readYears } from './trade-year.repository.ts';

const FLOWS: readonly TradeFlow[] = ['import', 'export'];
const TOP = 10;

export const readTopClass = async (db: Kysely<Database>): Promise<DataFor<'trade/getTopClass'>> => {
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

export const listProductCates = async (db: Kysely<Database>): Promise<DataFor<'trade/getProductCateList'>> => {
  const cards = await productCards(db, await listProducts(db));
  return [...groupBy(cards, ({ cate }) => cate)].map(([cate, products]) => ({
    cate,
    count: products.length,
    products,
  }));
};
