import { transact } from '../../../db/transact.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { countOnArticle, findGone, findKept, removeFavorite } from '../store/favorite.repository.ts';
import { waitForTurn } from '../store/favorites.ts';

/** Each in its own transaction, like a single removal; favourites that are already removed are not counted. */
export const removeFavorites: ServiceOf<'user/removeFavorites', [context: CallContext]> = async (
  db,
  { ids, invalid },
  context,
) => {
  const uid = uidOf(context);
  const chosen = invalid ? await findGone(db, uid) : await findKept(db, uid, ids);
  let removed = 0;
  for (const { type, target_id } of chosen) {
    const key = { uid, type, targetId: target_id };
    const wasThere = await transact(db, async (tx) => {
      await waitForTurn(tx, key);
      const found = await removeFavorite(tx, key);
      if (found) await countOnArticle(tx, key);
      return found;
    });
    if (wasThere) removed += 1;
  }
  return { removed };
};
