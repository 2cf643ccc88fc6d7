import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { dropDocuments, indexDocument, storeDocuments } from '../search/search-index.ts';
import { productLink } from './vegetable.presenter.ts';

/** Makes every product of the price tables findable; its snippet says the newest price. */
export const indexProducts = async (db: Kysely<Database>): Promise<void> => {
  const rows = await db
    .selectFrom('price_product as p')
    .innerJoin('price_series as s', 's.product_id', 'p.id')
    .innerJoin('market as k', 'k.id', 's.market_id')
    .where('s.headline', '=', true)
    .select([
      'p.id',
      'p.group_name',
      'p.class_id',
      'p.name',
      'p.alias',
      'p.sample',
      's.spec',
      's.avg',
      's.market_count',
    ])
    .select(['k.name as market', 's.last_date'])
    .distinctOn('p.id')
    .orderBy('p.id')
    .orderBy('s.quotes', 'desc')
    .execute();
  await dropDocuments(db, ['price'], false);
  const documents = rows.map((row) => {
    const { page, params } = productLink(row.group_name, row.name);
    const price = row.avg === null ? '' : `均价 ${row.avg.toFixed(2)} 元/公斤`;
    return indexDocument({
      kind: 'price',
      refId: String(row.id),
      title: row.name,
      alias: row.alias,
      meta: [row.group_name, `${row.market_count} 个市场`],
      date: row.last_date,
      page,
      params,
      sample: row.sample,
      blocks: [
        {
          heading: false,
          text: `${row.name}${row.alias.length > 0 ? `（${row.alias.join('、')}）` : ''}批发行情：${row.market} ${row.last_date ?? ''} ${price}，规格 ${row.spec || '不分'}。`,
        },
      ],
    });
  });
  await storeDocuments(db, documents);
};
