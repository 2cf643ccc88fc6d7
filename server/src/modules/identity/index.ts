export { notifyLoginChange, textOfLoginChange } from './account/notify-login-change.ts';
export { checkProof, requireProof } from './account/require-proof.ts';
export { admitMember, completeLogin } from './complete-login.service.ts';
export { addFavorite, favoriteState } from './favorite.repository.ts';
export { waitForTurn } from './favorite.service.ts';
export { findTarget } from './favorite-target.ts';
export { createViewerFinder } from './find-viewer.ts';
export {
  changeMember,
  createMember,
  findByMobile,
  hasDemoMembers,
  lockMembers,
  type MemberRow,
} from './member.repository.ts';
export { sendMessage } from './message/message.repository.ts';
export { listOperators, setOperator } from './operator.repository.ts';
export { checkNewPassword } from './password.policy.ts';
export { checkPassword, hashPassword } from './password.ts';
export { grantScoreWithin } from './score.repository.ts';
export { rewardComment, rewardFavorite, rewardFirstOrder, takeBackFirstOrder } from './score.service.ts';
export type { ScoreSource } from './score-rules.ts';
export { endSessions } from './session.repository.ts';
export { proveMobile } from './sms-code.service.ts';
