import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { NotFound } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { addFavorite, countOnArticle, type FavoriteKey, favoriteState, removeFavorite } from './favorite.repository.ts';
import { findTarget } from './favorite-target.ts';
import { rewardFavorite } from './scores.ts';

/** Adding or removing twice has no effect; concurrent toggles are serialized. */
export const changeFavorite: ServiceOf<'user/favorite', [context: CallContext]> = async (
  db,
  { type, id, action },
  context,
) => {
  const key = { uid: uidOf(context), type, targetId: id };
  const added = await transact(db, async (tx) => {
    if (action === 'state') return false;
    await waitForTurn(tx, key);
    const removed = action !== 'add' && (await removeFavorite(tx, key));
    if (removed) await countOnArticle(tx, key);
    if (removed || action === 'remove') return false;
    const target = await findTarget(tx, type, id);
    if (!target) throw new NotFound('要收藏的内容不存在或已删除');
    const isNew = await addFavorite(tx, key, target, context.now);
    if (isNew) await countOnArticle(tx, key);
    return isNew;
  });
  if (added) await rewardFavorite(db, key.uid, `${type}:${id}`, context);
  return favoriteState(db, key);
};

/** Serializes changes to one favourite until the end of the transaction. */
export const waitForTurn = async (tx: Tx, { uid, type, targetId }: FavoriteKey): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favorite:${uid}:${type}:${targetId}`}, 0))`.execute(tx);
};
