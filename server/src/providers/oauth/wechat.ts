import type { Outgoing } from '../../http/outgoing.ts';
import { askThirdParty, jsonObject, textOf } from './ask-third-party.ts';
import { type ThirdParty, ThirdPartyFailed } from './third-party.ts';

/** Website login of the WeChat Open Platform; browsers use `openUrl`, the server uses `apiUrl`. */
export type WechatSettings = { appId: string; secret: string; openUrl: string; apiUrl: string };

const TITLE = '微信';

export const wechat = ({ appId, secret, openUrl, apiUrl }: WechatSettings, outgoing: Outgoing): ThirdParty => {
  const ask = async (path: string, query: Record<string, string>): Promise<Record<string, unknown>> => {
    const answer = jsonObject(await askThirdParty(outgoing, TITLE, `${apiUrl}${path}`, query));
    if (!answer) throw new ThirdPartyFailed(UNREADABLE, `${path}: not JSON`);
    if (answer.errcode) throw refusal(path, Number(answer.errcode), textOf(answer.errmsg));
    return answer;
  };

  return {
    platform: 'wx',
    title: TITLE,
    appId,
    authorizeUrl: `${openUrl}/connect/qrconnect`,
    identify: async (code) => {
      const grant = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const token = await ask('/sns/oauth2/access_token', grant);
      const [accessToken, openid] = [textOf(token.access_token), textOf(token.openid)];
      if (!accessToken || !openid) throw new ThirdPartyFailed(UNREADABLE, 'access_token: no token or openid');
      // Provides the nickname, and the unionid if it is missing in the first answer.
      const info = await ask('/sns/userinfo', { access_token: accessToken, openid, lang: 'zh_CN' }).catch(() => null);
      const unionid = textOf(token.unionid) || textOf(info?.unionid);
      if (!unionid) throw new ThirdPartyFailed(NO_UNIONID, 'no unionid: is the app bound to the open platform?');
      return { id: unionid, nickname: textOf(info?.nickname) };
    },
  };
};

const UNREADABLE = '微信的回答无法识别，请稍后重试';
const NO_UNIONID = '微信没有提供统一账号，请联系客服或改用其他方式登录';

/** Invalid, used or expired codes; users can fix these by starting again. */
const STALE_CODES = [40029, 40163, 41008, 42003];

const refusal = (path: string, errcode: number, errmsg: string): ThirdPartyFailed => {
  const message = STALE_CODES.includes(errcode)
    ? '微信授权已失效，请重新扫码'
    : '微信登录暂时不可用，请改用其他方式登录';
  return new ThirdPartyFailed(message, `${path}: ${errcode} ${errmsg}`);
};
