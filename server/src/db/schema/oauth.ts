import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import type { Defaulted, Instant } from './columns.ts';

export type OAuthStateTable = {
  state_hash: string;
  platform: OAuthPlatform | 'mobile';
  browser_hash: string;
  action: 'login' | 'bind';
  uid: number | null;
  status: Defaulted<'started' | 'exchanging' | 'authorized' | 'refused' | 'failed' | 'done'>;
  identity: string | null;
  nickname: Defaulted<string>;
  mobile: string | null;
  problem: Defaulted<string>;
  expires_at: Instant;
};
