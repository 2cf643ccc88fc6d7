import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { isMobile, normalizeMobile } from '@bee/domain/phone';
import type { Db } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { type BusinessError, InvalidInput, TooMany, Unavailable } from '../../../http/errors.ts';
import type { Logger } from '../../../http/logger.ts';
import type { CallContext } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { addressKey } from '../../../limits/address-key.ts';
import {
  type RefusalReason,
  type SmsMessage,
  type SmsProvider,
  SmsRejected,
  SmsUnanswered,
} from '../../../providers/sms/sms-provider.ts';
import { ensureBrowserSecret, readBrowserSecret } from '../model/browser-secret.ts';
import { findProfile } from '../store/member.repository.ts';
import { newCode, storeCode, takeCode } from '../store/sms-code.repository.ts';
import { type Reached, reserveMessage, returnMessage } from '../store/sms-limit.repository.ts';
import { useCaptcha } from './captcha.service.ts';

const RETRY_AFTER_SECONDS = 60;

/**
 * Checks phone, captcha and rate limits in this order before sending. None of the checks reads members, so the response
 * does not reveal whether a number is known; only `prove` sends to the caller's own number.
 */
export const sendCode = async (
  { db, settings }: Deps,
  sms: SmsProvider | null,
  { mobile: typed, imgCode, purpose }: ParsedRequestFor<'user/getSmsVerificationCode'>,
  context: CallContext,
): Promise<DataFor<'user/getSmsVerificationCode'>> => {
  const { now, cookies, log } = context;
  const mobile = purpose === 'prove' ? await ownMobile(db, context) : mobileOf(typed, 'mobile');
  // Password login needs no message.
  if (purpose === 'login') throw new InvalidInput('没有这种用途');
  if (!sms) throw new Unavailable('短信服务没有开通，暂时无法发送验证码');
  if (!(await useCaptcha(db, context, purpose, imgCode))) throw new InvalidInput('请输入正确的图形验证码', 'imgCode');
  const reserved = await reserveMessage(db, { mobile, address: addressKey(context.ip), now });
  if ('limit' in reserved) throw new TooMany(limitText(reserved, now));
  const code = newCode();
  const outcome = await sendSms(sms, { mobile, code, purpose }, log);
  if ('refused' in outcome) {
    await returnMessage(db, reserved.id);
    throw outcome.refused;
  }
  await storeCode(db, { holder: ensureBrowserSecret(cookies, settings), mobile, purpose }, code, now);
  if ('unanswered' in outcome) throw outcome.unanswered;
  return { retry_after: RETRY_AFTER_SECONDS };
};

/**
 * Returns the number verified by the code of this browser; consumes the code.
 * @throws InvalidInput, with the same message whether or not the number belongs to a member
 */
export const proveMobile = async (
  db: Db,
  { username, code }: { username: string; code: string },
  purpose: SignInPurpose,
  { cookies, now }: Pick<CallContext, 'cookies' | 'now'>,
): Promise<string> => {
  const mobile = mobileOf(username, 'username');
  const holder = readBrowserSecret(cookies);
  const isRight = holder !== null && (await takeCode(db, { holder, mobile, purpose }, code.normalize('NFKC'), now));
  if (!isRight) throw new InvalidInput('手机验证码错误或已过期，请重新获取', 'code');
  return mobile;
};

/**
 * The page only has the masked number.
 * @throws InvalidInput if the member has no number
 */
const ownMobile = async (db: Db, context: CallContext): Promise<string> => {
  const { mobile } = await findProfile(db, uidOf(context));
  if (!mobile) throw new InvalidInput('您还没有绑定手机，请先绑定手机号');
  return mobile;
};

/** @throws InvalidInput */
const mobileOf = (typed: string, field: string): string => {
  const mobile = normalizeMobile(typed);
  if (!isMobile(mobile)) throw new InvalidInput('请输入正确的手机号码', field);
  return mobile;
};

/**
 * `refused`: not sent, so it counts towards no limit. `unanswered`: it may still arrive, so its code must be stored.
 */
type Outcome = { sent: true } | { refused: BusinessError } | { unanswered: BusinessError };

/** Sends a message and maps gateway errors to messages for the user; neither number nor code is logged. */
const sendSms = async (sms: SmsProvider, message: SmsMessage, log: Logger): Promise<Outcome> => {
  try {
    await sms.send(message);
    return { sent: true };
  } catch (error) {
    if (error instanceof SmsRejected) {
      log[error.reason === 'service' ? 'error' : 'warn']({ gateway: error.detail }, 'sms refused');
      return { refused: REFUSALS[error.reason]() };
    }
    if (!(error instanceof SmsUnanswered)) throw error;
    log.error({ gateway: error.detail }, 'sms unanswered');
    return { unanswered: new Unavailable('短信服务没有及时应答；如果一分钟内没有收到验证码，请重新获取') };
  }
};

const REFUSALS: Record<RefusalReason, () => BusinessError> = {
  number: () => new InvalidInput('这个号码无法接收短信，请换一个手机号码', 'mobile'),
  frequency: () => new TooMany('这个号码收到的短信过多，请过一会儿再试'),
  service: () => new Unavailable('验证码没有发出：短信服务暂时不可用，请稍后重试'),
};

/** Message for the limit that was reached, with the remaining time. */
const limitText = ({ limit, free }: Reached, now: Date): string => {
  const seconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000));
  if (limit === 'pause') return `验证码发送过于频繁，请 ${seconds} 秒后再试`;
  const wait = seconds > 3600 ? `${Math.ceil(seconds / 3600)} 小时` : `${Math.ceil(seconds / 60)} 分钟`;
  if (limit === 'address') return `当前网络获取验证码的号码过多，请 ${wait}后再试`;
  return `这个号码获取验证码的次数过多，请 ${wait}后再试`;
};
