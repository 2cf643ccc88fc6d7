import { z } from 'zod';
import { day, instant } from '../shapes.ts';

export const sexes = ['unknown', 'male', 'female'] as const;

const medal = z.object({ title: z.string(), new_grade: z.number().int().min(0).max(4) });

/** The member as platform.md section 3 lists it. `pc_sid` and `mo_sid` are ids of the last sessions, never a secret. */
export const userInfo = z.object({
  uid: z.string(),
  nickname: z.string(),
  sex: z.enum(sexes),
  birthday: day.nullable(),
  score: z.number().int(),
  exp: z.number().int(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  /** Company or organisation. */
  entity: z.string(),
  /** Number of logins. */
  login: z.number().int(),
  reg_ip: z.string(),
  reg_time: instant,
  last_login_ip: z.string(),
  last_login_time: instant.nullable(),
  status: z.enum(['active', 'blocked']),
  /** Number of downloaded files. */
  file_download: z.number().int(),
  pc_sid: z.string(),
  mo_sid: z.string(),
  /** Masked: 138****0001; empty without a number. */
  mobile: z.string(),
  qq_openid: z.string(),
  wx_unionid: z.string(),
  vip_expire: instant.nullable(),
  vegetable_expire: instant.nullable(),
  /** Memberships that ended by refund, not by expiry. */
  taken_back: z.array(z.enum(['vip', 'veg_vip'])),
  hasVip: z.boolean(),
  medal: z.object({ total_count: z.number().int(), count: z.number().int() }),
  medal_list: z.array(medal),
  /** May use the pages and calls of operators. */
  is_operator: z.boolean(),
  /** Address of the avatar; empty without one. */
  avatar: z.string(),
});

export type UserInfo = z.output<typeof userInfo>;
export type Sex = (typeof sexes)[number];
