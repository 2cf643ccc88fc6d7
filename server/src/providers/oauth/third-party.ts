import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { Unavailable } from '../../http/errors.ts';

/** Somebody for whom a third party vouches. */
export type ThirdPartyIdentity = {
  /** What stays the same for one person: the unionid of WeChat, the openid of QQ. */
  id: string;
  /** As the person wrote it; empty when the third party does not tell. */
  nickname: string;
};

/** A site that vouches for members, by the OAuth 2 dialect of its own. */
export type ThirdParty = {
  platform: OAuthPlatform;
  /** What people call it. */
  title: string;
  appId: string;
  /** Its page that asks for consent, without the query. */
  authorizeUrl: string;
  /**
   * Exchanges a code, which works once.
   * @throws ThirdPartyFailed
   */
  identify(code: string, redirectUri: string): Promise<ThirdPartyIdentity>;
};

/** The message is for people; `detail` is for the log and holds neither code nor secret. */
export class ThirdPartyFailed extends Unavailable {
  readonly detail: string;

  constructor(message: string, detail: string) {
    super(message);
    this.detail = detail;
  }
}
