import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { Unavailable } from '../../http/errors.ts';

/** Identity confirmed by a third party. */
export type ThirdPartyIdentity = {
  /** Stable id of a user: the unionid of WeChat, the openid of QQ. */
  id: string;
  /** As entered by the user; empty if the third party does not provide it. */
  nickname: string;
};

/** A login provider with its own OAuth 2 dialect. */
export type ThirdParty = {
  platform: OAuthPlatform;
  /** Display name. */
  title: string;
  appId: string;
  /** Address of its consent page, without the query. */
  authorizeUrl: string;
  /**
   * Exchanges a code, which can be used only once.
   * @throws ThirdPartyFailed
   */
  identify(code: string, redirectUri: string): Promise<ThirdPartyIdentity>;
};

/** The message is shown to users; `detail` is for the log and contains neither code nor secret. */
export class ThirdPartyFailed extends Unavailable {
  readonly detail: string;

  constructor(message: string, detail: string) {
    super(message);
    this.detail = detail;
  }
}
