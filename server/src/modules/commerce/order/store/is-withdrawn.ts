import type { Db } from '../../../../db/schema.ts';

/** Whether the report or data set of an order was removed, so that its page would return 404. */
export const isWithdrawn = async (db: Db, target: string): Promise<boolean> => {
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  if (kind === 'report')
    return !(await db.selectFrom('report').select('article_id').where('article_id', '=', id).executeTakeFirst());
  if (kind === 'data')
    return !(await db.selectFrom('data_product').select('id').where('id', '=', id).executeTakeFirst());
  return false;
};
