import type { Link } from '@bee/contracts/entity/link';
import type { PriceScope } from '../../../../db/schema/price.ts';
import type { Db } from '../../../../db/schema.ts';
import { marketProductLink } from '../../../../page-links.ts';
import { dropDocuments, indexDocument, storeDocuments } from '../../../search/index.ts';

/** Indexes all products of the price tables; the snippet shows the newest price. */
export const indexProducts = async (db: Db): Promise<void> => {
  const rows = await listIndexed(db);
  await dropDocuments(db, ['price'], false);
  const documents = rows.map((row) => {
    const { title, kind, places, link } = views[row.scope](row);
    const price = row.avg === null ? '' : `均价 ${row.avg.toFixed(2)} 元/公斤`;
    const place = [row.area, row.market].filter(Boolean).join(' ');
    return indexDocument({
      kind: 'price',
      refId: String(row.id),
      title,
      alias: title === row.name ? row.alias : [row.name, ...row.alias],
      meta: [row.group_name, `${row.market_count} 个${places}`],
      date: row.last_date,
      page: link.page,
      params: link.params,
      sample: row.sample,
      blocks: [
        {
          heading: false,
          text: `${row.name}${row.alias.length > 0 ? `（${row.alias.join('、')}）` : ''}${kind}：${place} ${row.last_date ?? ''} ${price}，规格 ${row.spec || '不分'}。`,
        },
      ],
    });
  });
  await storeDocuments(db, documents);
};

/** One row per product: its headline series with the most quotes. */
const listIndexed = (db: Db) =>
  db
    .selectFrom('price_product as p')
    .innerJoin('price_series as s', 's.product_id', 'p.id')
    .innerJoin('market as k', 'k.id', 's.market_id')
    .where('s.headline', '=', true)
    .select(['p.id', 'p.scope', 'p.group_name', 'p.class_id', 'p.name', 'p.alias', 'p.sample'])
    .select(['s.spec', 's.avg', 's.market_count', 'k.name as market', 'k.area', 's.last_date'])
    .distinctOn('p.id')
    .orderBy('p.id')
    .orderBy('s.quotes', 'desc')
    .orderBy('s.id')
    .execute();

type Named = { name: string; group_name: string };

const views: Record<PriceScope, (row: Named) => { title: string; kind: string; places: string; link: Link }> = {
  market: ({ name, group_name }) => ({
    title: name,
    kind: '批发行情',
    places: '市场',
    link: marketProductLink(group_name, name),
  }),
  origin: ({ name }) => ({
    title: `${name}产地价`,
    kind: '产地行情',
    places: '产地',
    link: { page: 'application/fruit/list', params: { cate: name } },
  }),
  herb: ({ name }) => ({
    title: name,
    kind: '药材行情',
    places: '药市',
    link: { page: 'application/herbs/list', params: { herb: name } },
  }),
};
