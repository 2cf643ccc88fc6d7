import type { Reached } from '../store/sms-limit.repository.ts';

/** Message for the limit that was reached, with the remaining time. */
export const limitText = ({ limit, free }: Reached, now: Date): string => {
  const seconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000));
  if (limit === 'pause') return `验证码发送过于频繁，请 ${seconds} 秒后再试`;
  const wait = seconds > 3600 ? `${Math.ceil(seconds / 3600)} 小时` : `${Math.ceil(seconds / 60)} 分钟`;
  if (limit === 'address') return `当前网络获取验证码的号码过多，请 ${wait}后再试`;
  return `这个号码获取验证码的次数过多，请 ${wait}后再试`;
};
