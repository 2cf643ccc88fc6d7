import type { Db, Tx } from '../../../../db/schema.ts';
import { Conflict } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import { findProfile, type MemberRow } from '../../store/member.repository.ts';
import { beganSince, hasProof, PROOF_SECONDS, takeProof } from '../store/identity-proof.repository.ts';

export const NOT_PROVEN = '身份验证已失效，请重新验证后再修改';
const LOG_IN_AGAIN = '为了账号安全，请退出后重新登录，并在 10 分钟内完成这项修改';

type Prover = Pick<MemberRow, 'mobile'>;

/**
 * Rejects early, before a code or an authorisation is consumed; does not consume the proof.
 * @throws Conflict
 */
export const checkProof = async (db: Db, context: CallContext): Promise<void> => {
  const { uid, sessionId } = memberOf(context);
  const { mobile } = await findProfile(db, Number(uid));
  const proven = mobile ? hasProof(db, sessionId, context.now) : hasJustLoggedIn(db, context);
  if (!(await proven)) throw refusal({ mobile });
};

/**
 * Must be called inside the transaction of the change, with the member's row locked. A member without a phone number
 * can only log in by a third party, so a login within the last ten minutes counts as the proof.
 * @throws Conflict without a proof
 */
export const requireProof = async (tx: Tx, member: Prover, context: CallContext): Promise<void> => {
  const proven = member.mobile ? takeProof(tx, memberOf(context).sessionId, context.now) : hasJustLoggedIn(tx, context);
  if (!(await proven)) throw refusal(member);
};

const hasJustLoggedIn = (db: Db, context: CallContext): Promise<boolean> =>
  beganSince(db, memberOf(context).sessionId, new Date(context.now.getTime() - PROOF_SECONDS * 1000));

const refusal = ({ mobile }: Prover): Conflict => new Conflict(mobile ? NOT_PROVEN : LOG_IN_AGAIN);
