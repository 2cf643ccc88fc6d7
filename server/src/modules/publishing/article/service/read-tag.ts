import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import { findTag } from '../store/column.repository.ts';

/** Finds a tag by id or title. @throws NotFound when the tag does not exist */
export const readTag = async (db: Db, id: string) => {
  const tag = await findTag(db, id);
  if (!tag) throw new NotFound(`没有标签“${id}”，可能已被合并；请从标签列表中选择`);
  return tag;
};
