import type { SignInPurpose } from '@bee/contracts/resource/identity';
import type { Database, Db } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { aliyunSms } from './aliyun-sms.ts';
import type { SmsProvider } from './sms-provider.ts';

/** Aliyun if configured, else the sandbox if demonstrations are allowed, else null. */
export const configuredSms = ({ settings, db, outgoing, clock }: Deps): SmsProvider | null => {
  const now = () => clock.now();
  if (settings.sms) return aliyunSms(settings.sms, outgoing, now);
  return settings.demo ? sandboxSms(db, now) : null;
};

const TTL_MS = 24 * 3_600_000;

const PURPOSES: Record<SignInPurpose, string> = {
  login: '登录',
  mobile_login: '手机快捷登录',
  register: '注册账号',
  forgot: '找回密码',
  bind: '绑定手机',
  prove: '验证身份',
  change_mobile: '更换手机号',
};

/** Stores messages for a day and shows them on this site's outbox page instead of sending them. */
const sandboxSms = (db: Db, now: () => Date): SmsProvider => {
  const keep = async (message: Pick<Database['sandbox_message'], 'mobile' | 'purpose' | 'code' | 'content'>) => {
    await db
      .insertInto('sandbox_message')
      .values({ ...message, created_at: now() })
      .execute();
    const oldest = new Date(now().getTime() - TTL_MS).toISOString();
    await db.deleteFrom('sandbox_message').where('created_at', '<', oldest).execute();
  };
  return {
    send: ({ mobile, code, purpose }) => {
      const content = `【农小蜂】您正在${PURPOSES[purpose]}，验证码 ${code}，5 分钟内有效，请勿告诉他人。`;
      return keep({ mobile, purpose, code, content });
    },
    notify: ({ mobile, change, at }) => {
      const content = `【农小蜂】您的账号${change}（${at}）。如果不是您本人操作，请立即重设密码。`;
      return keep({ mobile, purpose: 'notice', code: '', content });
    },
  };
};
