import { z } from 'zod';
import { imgCode, oauthPlatform, oauthState, password, signInPurpose, smsCode, username } from '../entity/sign-in.ts';
import { memberOperation, operation } from '../operation.ts';

export type * from '../entity/sign-in.ts';

/** Returned next to the data of operations that sign a user in; both cookies are set as well. */
const token = z.object({ token: z.string().optional() });

/**
 * Authorization page of the third party; `authorize_url` contains appid, redirect_uri and state as required by its
 * protocol.
 */
const oauthStart = z.object({ appid: z.string(), redirect_uri: z.string(), authorize_url: z.string() });
const oauthAction = z.enum(['login', 'bind'], '没有这种操作').default('login');

/** Registration and sign-in: captcha, text message, mobile number, third parties. */
export const identity = {
  'user/getImgVerificationCode': operation({
    method: 'GET',
    summary: '图形验证码 (PNG)，只能用一次，5 分钟内有效，只用于所求的用途',
    kind: 'binary',
    request: z.object({ random: z.string().max(40).optional(), purpose: signInPurpose.default('login') }),
    data: z.null(),
  }),
  'user/getCaptchaWork': operation({
    summary: '不看图的验证：找出使 sha256(challenge + ":" + n) 以 bits 个零位开头的 n，作为 imgCode 提交',
    request: z.object({ purpose: signInPurpose.default('login') }),
    data: z.object({ challenge: z.string(), bits: z.number().int().min(1).max(30) }),
  }),
  'user/getSmsVerificationCode': operation({
    summary: '发送手机验证码；已注册与未注册的号码得到同样的回答；prove 发到会员自己的号码，mobile 可以是遮住的',
    request: z.object({ mobile: username, imgCode, purpose: signInPurpose.default('mobile_login') }),
    data: z.object({ retry_after: z.number().int() }).nullable(),
  }),
  'user/login': operation({
    summary: '账号登录；token 在 data 旁边，并写入 token 与 sid 两个 Cookie',
    request: z.object({ username, password, imgCode: imgCode.optional(), remember: z.boolean().default(false) }),
    data: z.null(),
    extras: z.object({ token: z.string() }),
  }),
  'user/mobileAuth': operation({
    summary:
      '手机验证码登录 (mobile_login)、注册 (register)、登录后绑定手机 (mobile_bind 与 state)，' +
      '或第三方登录时绑定 (没有 action，有 state)；code 3 表示号码已有账号，可确认合并',
    request: z.object({
      username,
      code: smsCode,
      password: password.optional(),
      action: z.enum(['mobile_login', 'register', 'mobile_bind'], '没有这种操作').optional(),
      state: oauthState.optional(),
      remember: z.boolean().default(false),
    }),
    data: z.null(),
    extras: token,
  }),
  'user/forgetPassword': operation({
    summary: '以手机验证码重设密码；其他设备上的登录随之结束',
    request: z.object({ username, password, code: smsCode }),
    data: z.null(),
  }),
  'user/logout': operation({
    summary: '退出登录',
    data: z.null(),
  }),
  'user/wxOAuth': operation({
    summary: '开始微信登录或绑定 (先 proveIdentity)；登记 state',
    request: z.object({ action: oauthAction, type: z.literal('op').default('op'), state: oauthState }),
    data: oauthStart,
  }),
  'user/qqOAuth': operation({
    summary: '开始 QQ 登录或绑定 (先 proveIdentity)；登记 state',
    request: z.object({ action: oauthAction, platform: z.literal('pc').default('pc'), state: oauthState }),
    data: oauthStart,
  }),
  'user/checkOAuth': operation({
    summary:
      '查询第三方登录：code 0 等待，1 已登录 (token 在旁边，只给一次)，2 未绑定手机，3 待确认合并，4 绑定成功，其他为失败',
    request: z.object({ state: oauthState, type: oauthPlatform, remember: z.boolean().default(false) }),
    data: z.null(),
    extras: token,
  }),
  'user/accountMerge': operation({
    summary: '确认合并两个账号；登录后合并先 proveIdentity，以手机确认时须给出号码与该账号的密码',
    request: z.object({
      state: oauthState,
      action: z.enum(['wx_merge', 'qq_merge', 'mobile_merge'], '没有这种操作'),
      username: username.optional(),
      password: password.optional(),
      remember: z.boolean().default(false),
    }),
    data: z.null(),
    extras: token,
  }),
  'user/thirdPartRegister': operation({
    summary: '暂不绑定手机，直接以第三方身份登录',
    request: z.object({ oauth_platform: oauthPlatform, state: oauthState, remember: z.boolean().default(false) }),
    data: z.null(),
    extras: token,
  }),
  'user/thirdPartBind': memberOperation({
    summary: '绑定完成了授权的第三方账号 (bind 与 state)，或解除绑定 (unbind)；先 proveIdentity',
    request: z.object({
      oauth_platform: oauthPlatform,
      action: z.enum(['bind', 'unbind'], '没有这种操作'),
      state: oauthState.optional(),
    }),
    data: z.null(),
  }),
};
