import type { UserInfo } from '@bee/contracts/resource/user';
import type { Deps } from '../../../deps.ts';
import { Binary, type CallContext, EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { configuredSms } from '../../../providers/sms/configured-sms.ts';
import { changeAvatar } from '../../files/index.ts';
import { changeMobile } from '../account/service/change-mobile.service.ts';
import { changeOwnPassword } from '../account/service/change-password.service.ts';
import { endDevice, listDevices } from '../account/service/devices.service.ts';
import { proveIdentity } from '../account/service/prove-identity.service.ts';
import { presentMember } from '../model/member.presenter.ts';
import { drawCaptcha, giveWork } from '../service/captcha.service.ts';
import { resetPassword } from '../service/forget-password.service.ts';
import { login } from '../service/login.service.ts';
import { removeFavorites } from '../service/remove-favorites.service.ts';
import { endSession } from '../service/session.service.ts';
import { sendCode } from '../service/sms-code.service.ts';
import { listFavorites } from '../store/favorite.repository.ts';
import { changeFavorite } from '../store/favorites.ts';
import { leaveFeedback } from '../store/feedback.ts';
import { findProfile, updateMember } from '../store/member.repository.ts';
import { listScores } from '../store/score-list.repository.ts';
import { memberMedals, rewardCompleteProfile, signIn, summarizeScore } from '../store/scores.ts';
import { readVipReceipt } from '../store/vip-receipt.ts';

export const userRoutes = (deps: Deps): Route[] => {
  const { db } = deps;
  const sms = configuredSms(deps);

  const profile = async (context: CallContext): Promise<UserInfo> => {
    const member = await findProfile(db, uidOf(context));
    return presentMember(member, await memberMedals(db, member, context), context.now);
  };

  return [
    route(
      'user/getImgVerificationCode',
      async ({ purpose }, context) => new Binary(await drawCaptcha(deps, purpose, context), 'image/png'),
    ),
    route('user/getCaptchaWork', ({ purpose }, context) => giveWork(deps, purpose, context)),
    route('user/getSmsVerificationCode', async (input, context) => {
      const sent = await sendCode(deps, sms, input, context);
      return new EnvelopeExtras(sent, { msg: '验证码已发送，请注意查收' });
    }),
    route('user/forgetPassword', async (input, context) => {
      await resetPassword(deps, input, context);
      return new EnvelopeExtras(null, { msg: '密码已重置，请使用新密码登录' });
    }),
    route('user/login', async (input, context) => {
      const token = await login(deps, input, context);
      return new EnvelopeExtras(null, { token, msg: '登录成功' });
    }),
    route('user/logout', async (_input, context) => {
      await endSession(deps, context);
      return null;
    }),
    route('user/proveIdentity', (input, context) => proveIdentity(deps, input, context)),
    route('user/changePassword', async (input, context) => {
      const token = await changeOwnPassword(deps, input, context);
      return new EnvelopeExtras(null, { token, msg: '密码已修改，其他设备已退出登录' });
    }),
    route('user/changeMobile', async (input, context) => {
      const token = await changeMobile(deps, input, context);
      return new EnvelopeExtras(null, { token, msg: '手机号已更换，其他设备已退出登录' });
    }),
    route('user/getSessionList', (_input, context) => listDevices(db, context)),
    route('user/endSession', (input, context) => endDevice(db, input, context)),
    route('user/getProfile', async (_input, context) => {
      await signIn(db, uidOf(context), context);
      return profile(context);
    }),
    route('user/updateInfo', async ({ avatar, ...changes }, context) => {
      if (avatar !== undefined) await changeAvatar(deps, avatar, context);
      await updateMember(db, uidOf(context), changes);
      await rewardCompleteProfile(db, await findProfile(db, uidOf(context)), context);
      return new EnvelopeExtras(await profile(context), { msg: '资料已保存' });
    }),
    route('user/score', async (_input, context) => summarizeScore(db, await findProfile(db, uidOf(context)), context)),
    route('user/getVipReceipt', (_input, context) => readVipReceipt(db, uidOf(context), context)),
    route('user/getScoreLists', (input, context) => listScores(db, uidOf(context), input)),
    route('user/getMyFavoriteList', (input, context) => listFavorites(db, uidOf(context), input)),
    route('user/removeFavorites', (input, context) => removeFavorites(db, input, context)),
    route('user/favorite', (input, context) => changeFavorite(db, input, context)),
    route('user/feedback', async (input, context) => {
      await leaveFeedback(db, input, context);
      return new EnvelopeExtras(null, { msg: '感谢您的反馈，我们会尽快处理' });
    }),
  ];
};
