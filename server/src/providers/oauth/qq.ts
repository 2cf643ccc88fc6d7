import type { Outgoing } from '../../http/outgoing.ts';
import { askThirdParty, jsonObject, textOf } from './ask-third-party.ts';
import { type ThirdParty, ThirdPartyFailed } from './third-party.ts';

/** QQ Connect; browsers use `pageUrl`, the server uses `graphUrl` (the same host, except in the sandbox). */
export type QqSettings = { appId: string; key: string; pageUrl: string; graphUrl: string };

const TITLE = 'QQ';

export const qq = ({ appId, key, pageUrl, graphUrl }: QqSettings, outgoing: Outgoing): ThirdParty => {
  const ask = async (path: string, query: Record<string, string>): Promise<Record<string, unknown>> => {
    const answer = readAnswer(await askThirdParty(outgoing, TITLE, `${graphUrl}${path}`, { ...query, fmt: 'json' }));
    if (!answer) throw new ThirdPartyFailed(UNREADABLE, `${path}: neither JSON nor a form`);
    if (answer.error || answer.ret) throw refusal(path, answer);
    return answer;
  };

  return {
    platform: 'qq',
    title: TITLE,
    appId,
    authorizeUrl: `${pageUrl}/oauth2.0/authorize`,
    identify: async (code, redirectUri) => {
      const grant = { grant_type: 'authorization_code', client_id: appId, client_secret: key, code };
      const token = await ask('/oauth2.0/token', { ...grant, redirect_uri: redirectUri });
      const access_token = textOf(token.access_token);
      if (!access_token) throw new ThirdPartyFailed(UNREADABLE, 'token: no access_token');
      const me = await ask('/oauth2.0/me', { access_token, unionid: '1' });
      const openid = textOf(me.openid);
      if (!openid || me.client_id !== appId) throw new ThirdPartyFailed(UNREADABLE, 'me: no openid of this app');
      const info = await ask('/user/get_user_info', { access_token, oauth_consumer_key: appId, openid }).catch(
        () => null,
      );
      return { id: openid, nickname: textOf(info?.nickname) };
    },
  };
};

/** QQ answers in three formats, regardless of the requested format: JSON, `callback( JSON );` and form encoding. */
export const readAnswer = (text: string): Record<string, unknown> | null => {
  const wrapped = /^\s*callback\s*\(([\s\S]*)\)\s*;?\s*$/.exec(text);
  const json = jsonObject(wrapped?.[1] ?? text);
  if (json || wrapped) return json;
  return /^\s*[\w.]+=[^{}<>]*$/.test(text) ? Object.fromEntries(new URLSearchParams(text.trim())) : null;
};

const UNREADABLE = 'QQ 的回答无法识别，请稍后重试';

/** Invalid, used or expired codes; users can fix these by starting again. */
const STALE_CODES = [100005, 100019, 100020];

const refusal = (path: string, answer: Record<string, unknown>): ThirdPartyFailed => {
  const code = Number(answer.error || answer.ret);
  const message = STALE_CODES.includes(code) ? 'QQ 授权已失效，请重新登录' : 'QQ 登录暂时不可用，请改用其他方式登录';
  return new ThirdPartyFailed(message, `${path}: ${code} ${textOf(answer.error_description) || textOf(answer.msg)}`);
};
