import type { FeedbackState } from '@bee/contracts/resource/ops';
import type { FavoriteType, Sex } from '@bee/contracts/resource/user';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type MemberTable = {
  uid: Generated<number>;
  /** Null for a member who signed up through a third party and has not bound a number. */
  mobile: string | null;
  password_hash: string | null;
  nickname: string;
  sex: Defaulted<Sex>;
  birthday: Defaulted<string | null>;
  province: Defaulted<string>;
  city: Defaulted<string>;
  district: Defaulted<string>;
  entity: Defaulted<string>;
  /** Balance of the points ledger. */
  score: Defaulted<number>;
  exp: Defaulted<number>;
  login_count: Defaulted<number>;
  reg_ip: Defaulted<string>;
  reg_time: Instant;
  last_login_ip: Defaulted<string>;
  last_login_time: NullableInstant;
  status: Defaulted<'active' | 'blocked' | 'merged'>;
  file_download: Defaulted<number>;
  qq_openid: Defaulted<string | null>;
  wx_unionid: Defaulted<string | null>;
  vip_expire: NullableInstant;
  vegetable_expire: NullableInstant;
  is_operator: Defaulted<boolean>;
  is_demo: Defaulted<boolean>;
  /** For a merged account: the surviving account. */
  merged_into: Defaulted<number | null>;
  avatar_fid: Defaulted<string | null>;
};

export type SessionTable = {
  id: string;
  uid: number;
  token_hash: string;
  sid_hash: string;
  remembered: boolean;
  device: 'pc' | 'mobile';
  ip: string;
  created_at: Instant;
  seen_at: Instant;
  idle_until: Instant;
  ends_at: Instant;
  /** The session counts as reauthenticated until this time. */
  proven_until: NullableInstant;
  browser: Defaulted<string>;
};

/** Reports, downloads and exports of a member, per day. */
export type MemberUseTable = {
  uid: number;
  kind: 'reports' | 'downloads' | 'exports';
  what: string;
  day: string;
  times: Defaulted<number>;
};

export type AttemptTable = { key: string; count: number; window_ends: Instant };

export type ScoreRecordTable = {
  id: Generated<number>;
  uid: number;
  source: string;
  title: string;
  /** Negative when points are spent. */
  score: number;
  balance: number;
  expire_at: NullableInstant;
  biz_type: string;
  biz_id: string;
  created_at: Instant;
};

export type FavoriteTable = {
  id: Generated<number>;
  uid: number;
  type: FavoriteType;
  target_id: string;
  title: string;
  summary: string;
  link: Json<{ page: string; params: Record<string, string> }>;
  created_at: Instant;
};

export type FeedbackTable = {
  id: Generated<number>;
  uid: number | null;
  contact: string;
  tel: string;
  content: string;
  ip: string;
  status: Defaulted<FeedbackState>;
  created_at: Instant;
  note: Defaulted<string>;
  handled_by: Defaulted<number | null>;
  handled_at: NullableInstant;
};
