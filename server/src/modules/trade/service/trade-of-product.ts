import type { ProductTrade } from '@bee/contracts/resource/product';
import type { TradeFlow } from '@bee/contracts/resource/trade';
import type { Db } from '../../../db/schema.ts';
import { tradeProductLink } from '../../../page-links.ts';
import { figuresOf } from '../model/trade-figures.ts';
import { lastTwelve, yearOfPeriod } from '../model/trade-period.ts';
import { seriesOf } from '../model/trade-series.ts';
import { findProduct } from '../store/product.repository.ts';
import { readSpan, readYears } from '../store/trade-year.repository.ts';
import { tradeSource } from './trade-source.ts';

/** Trade figures of the latest twelve months of a product known by any of the names, with a link to its page. */
export const tradeOfProduct = async (db: Db, names: readonly string[]): Promise<ProductTrade | null> => {
  const product = await findProduct(db, names);
  if (!product) return null;
  const span = await readSpan(db);
  const { last_month } = span;
  const months = last_month ? lastTwelve(last_month.slice(0, 7)) : [];
  const from = yearOfPeriod(months[0] ?? '9999') - 1;
  const [rows, { source }] = await Promise.all([
    readYears(db, { hs: product.hs, partners: [''], from }),
    tradeSource(db),
  ]);
  const figures = (flow: TradeFlow) => figuresOf(seriesOf(rows.filter((row) => row.flow === flow)), flow, months, span);
  return {
    name: product.name,
    import: figures('import'),
    export: figures('export'),
    source,
    to: tradeProductLink(product.name),
  };
};
