import type { Db } from '../../../../db/schema.ts';

/** Article tags of a product. */
export const listProductTags = async (db: Db, product: string) => {
  const rows = await db
    .selectFrom('tag')
    .where('product', '=', product)
    .select(['id', 'title', 'group_name'])
    .execute();
  return rows.map(({ group_name, ...tag }) => ({ ...tag, group: group_name }));
};

/** Other products of the same group, in order of rank. */
export const listRelatedProducts = async (db: Db, productId: number, group: string) => {
  const rows = await db
    .selectFrom('price_product')
    .where('scope', '=', 'market')
    .where('group_name', '=', group)
    .where('id', '!=', productId)
    .select(['group_name', 'name'])
    .orderBy('rank')
    .limit(10)
    .execute();
  return rows.map(({ group_name, name }) => ({ group: group_name, name }));
};
