import { addDays } from '@bee/domain/calendar-day';
import type { ServiceOf } from '../../../http/route.ts';
import { foodOfProduct } from '../../food/index.ts';
import { priceOfProduct } from '../../prices/index.ts';
import { standardsOfProduct } from '../../standards/index.ts';
import { tradeOfProduct } from '../../trade/index.ts';
import { listProductNames } from '../store/product-names.repository.ts';

/** Older wholesale prices are not shown. */
const PRICE_DAYS = 30;

/** Data of each tool about a product, found under any of its names. */
export const readProductLinks: ServiceOf<'product/getLinks', [today: string]> = async (db, { name, parts }, today) => {
  const names = await listProductNames(db, name);
  const [price, trade, food, standards] = await Promise.all([
    parts.includes('price') ? priceOfProduct(db, names, addDays(today, -PRICE_DAYS)) : null,
    parts.includes('trade') ? tradeOfProduct(db, names) : null,
    parts.includes('food') ? foodOfProduct(db, names) : null,
    parts.includes('standards') ? standardsOfProduct(db, names, today) : null,
  ]);
  return { name, price, trade, food, standards };
};
