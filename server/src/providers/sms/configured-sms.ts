import type { Deps } from '../../deps.ts';
import { aliyunSms } from './aliyun-sms.ts';
import { sandboxSms } from './sandbox-sms.ts';
import type { SmsProvider } from './sms-provider.ts';

/** Aliyun where it is configured; else the sandbox where demonstrations are allowed; else none. */
export const configuredSms = ({ settings, db, outgoing, clock }: Deps): SmsProvider | null => {
  const now = () => clock.now();
  if (settings.sms) return aliyunSms(settings.sms, outgoing, now);
  return settings.demo ? sandboxSms(db, now) : null;
};
