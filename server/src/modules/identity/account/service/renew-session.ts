import type { Tx } from '../../../../db/schema.ts';
import { Conflict } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import type { Settings } from '../../../../settings.ts';
import { startSession } from '../../service/session.service.ts';
import { endSessions } from '../../store/session.repository.ts';
import { takeProof } from '../store/identity-proof.repository.ts';
import { NOT_PROVEN } from './require-proof.ts';

/**
 * Consumes the proof, ends all sessions of the member and starts a new one for this browser. The caller must hold the
 * member's row lock, so that no login happens in between.
 * @returns the token exposed to JavaScript
 * @throws Conflict without a proof
 */
export const renewSession = async (
  tx: Tx,
  settings: Settings,
  viewer: Viewer,
  context: CallContext,
): Promise<string> => {
  const proven = await takeProof(tx, viewer.sessionId, context.now);
  if (!proven) throw new Conflict(NOT_PROVEN);
  await endSessions(tx, Number(viewer.uid));
  return startSession(tx, settings, Number(viewer.uid), proven.remembered, context);
};
