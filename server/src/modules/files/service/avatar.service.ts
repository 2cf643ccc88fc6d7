import type { Deps } from '../../../deps.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { allowFile } from '../model/file.policy.ts';
import { findFile, swapAvatar } from '../store/file.repository.ts';
import { dropFile } from './stored-file.ts';

/** Sets the avatar to the member's own picture `fid`, or removes it if empty. Deletes the previous picture. */
export const changeAvatar = async (
  { db, files }: Deps,
  fid: string,
  context: Pick<CallContext, 'viewer' | 'now'>,
): Promise<void> => {
  const viewer = memberOf(context);
  const next = fid ? allowFile('use as avatar', await findFile(db, fid), viewer).fid : null;
  const before = await swapAvatar(db, Number(viewer.uid), next);
  // A picture that cannot be deleted now is no longer visible anyway.
  if (before && before !== next) await dropFile({ db, files }, before, context.now).catch(() => undefined);
};
