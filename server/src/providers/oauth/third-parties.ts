import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import type { Outgoing } from '../../http/outgoing.ts';
import { type QqSettings, qq } from './qq.ts';
import type { ThirdParty } from './third-party.ts';
import { type WechatSettings, wechat } from './wechat.ts';

/** Login providers of this installation; null if not configured. */
export type ThirdParties = Record<OAuthPlatform, ThirdParty | null>;

type Configured = { wechat: WechatSettings | null; qq: QqSettings | null };

export const thirdParties = (configured: Configured, outgoing: Outgoing): ThirdParties => ({
  wx: configured.wechat && wechat(configured.wechat, outgoing),
  qq: configured.qq && qq(configured.qq, outgoing),
});
