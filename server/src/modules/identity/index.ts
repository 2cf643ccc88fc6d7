export { notifyLoginChange, textOfLoginChange } from './account/service/notify-login-change.ts';
export { checkProof, requireProof } from './account/service/require-proof.ts';
export { sendMessage } from './message/store/message.repository.ts';
export { checkNewPassword } from './model/password.policy.ts';
export { checkPassword, hashPassword } from './model/password.ts';
export type { ScoreSource } from './model/score-rules.ts';
export { admitMember, completeLogin } from './service/complete-login.service.ts';
export { createViewerFinder } from './service/find-viewer.ts';
export { proveMobile } from './service/sms-code.service.ts';
export { addFavorite, favoriteState } from './store/favorite.repository.ts';
export { findTarget } from './store/favorite-target.ts';
export { waitForTurn } from './store/favorites.ts';
export {
  changeMember,
  createMember,
  findByMobile,
  hasDemoMembers,
  lockMembers,
  type MemberRow,
} from './store/member.repository.ts';
export { listOperators, setOperator } from './store/operator.repository.ts';
export { grantScoreWithin } from './store/score.repository.ts';
export { rewardComment, rewardFavorite, rewardFirstOrder, takeBackFirstOrder } from './store/scores.ts';
export { endSessions } from './store/session.repository.ts';
