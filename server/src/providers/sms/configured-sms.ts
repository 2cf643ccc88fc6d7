import type { Deps } from '../../deps.ts';
import { aliyunSms } from './aliyun-sms.ts';
import { sandboxSms } from './sandbox-sms.ts';
import type { SmsProvider } from './sms-provider.ts';

/** Aliyun if configured, else the sandbox if demonstrations are allowed, else null. */
export const configuredSms = ({ settings, db, outgoing, clock }: Deps): SmsProvider | null => {
  const now = () => clock.now();
  if (settings.sms) return aliyunSms(settings.sms, outgoing, now);
  return settings.demo ? sandboxSms(db, now) : null;
};
