import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/route.ts';
import { memberOf } from '../../http/viewer.ts';
import { allowFile } from './file.policy.ts';
import { findFile } from './file.repository.ts';
import { dropFile } from './stored-file.ts';

/** `fid` of an own picture, or empty for none. The picture before it is deleted. */
export const changeAvatar = async (
  { db, files }: Deps,
  fid: string,
  context: Pick<CallContext, 'viewer' | 'now'>,
): Promise<void> => {
  const viewer = memberOf(context);
  const next = fid ? allowFile('use as avatar', await findFile(db, fid), viewer).fid : null;
  const before = await swapAvatar(db, Number(viewer.uid), next);
  // What cannot be deleted now is out of sight all the same.
  if (before && before !== next) await dropFile({ db, files }, before, context.now).catch(() => undefined);
};

/** @returns the one before. The row is locked, so that two changes at once delete each other's, never the last one. */
const swapAvatar = (db: Kysely<Database>, uid: number, next: string | null): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const { avatar_fid } = await tx
      .selectFrom('member')
      .select('avatar_fid')
      .where('uid', '=', uid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable('member').set({ avatar_fid: next }).where('uid', '=', uid).execute();
    return avatar_fid;
  });
