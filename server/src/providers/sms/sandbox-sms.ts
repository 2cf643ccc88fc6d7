import type { SignInPurpose } from '@bee/contracts/resource/identity';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SmsProvider } from './sms-provider.ts';

const KEPT_MS = 24 * 3_600_000;

const PURPOSES: Record<SignInPurpose, string> = {
  login: '登录',
  mobile_login: '手机快捷登录',
  register: '注册账号',
  forgot: '找回密码',
  bind: '绑定手机',
  prove: '验证身份',
  change_mobile: '更换手机号',
};

/** Keeps for a day, on this site's own page, what a phone would have got. */
export const sandboxSms = (db: Kysely<Database>, now: () => Date): SmsProvider => ({
  send: async ({ mobile, code, purpose }) => {
    const content = `【农小蜂】您正在${PURPOSES[purpose]}，验证码 ${code}，5 分钟内有效，请勿告诉他人。`;
    await db.insertInto('sandbox_message').values({ mobile, purpose, code, content, created_at: now() }).execute();
    const oldest = new Date(now().getTime() - KEPT_MS).toISOString();
    await db.deleteFrom('sandbox_message').where('created_at', '<', oldest).execute();
  },
});
