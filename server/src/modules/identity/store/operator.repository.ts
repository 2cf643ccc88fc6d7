import type { Db } from '../../../db/schema.ts';

/** @returns false if no member has this number */
export const setOperator = async (db: Db, mobile: string, isOperator: boolean): Promise<boolean> => {
  const result = await db
    .updateTable('member')
    .set({ is_operator: isOperator })
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const listOperators = (db: Db): Promise<{ mobile: string | null; nickname: string }[]> =>
  db.selectFrom('member').select(['mobile', 'nickname']).where('is_operator', '=', true).orderBy('uid').execute();
