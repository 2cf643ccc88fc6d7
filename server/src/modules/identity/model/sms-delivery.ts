import { type BusinessError, InvalidInput, TooMany, Unavailable } from '../../../http/errors.ts';
import type { Logger } from '../../../http/logger.ts';
import {
  type RefusalReason,
  type SmsMessage,
  type SmsProvider,
  SmsRejected,
  SmsUnanswered,
} from '../../../providers/sms/sms-provider.ts';

/**
 * `refused`: not sent, so it counts towards no limit. `unanswered`: it may still arrive, so its code must be stored.
 */
type Outcome = { sent: true } | { refused: BusinessError } | { unanswered: BusinessError };

/** Sends a message and maps gateway errors to messages for the user; neither number nor code is logged. */
export const sendSms = async (sms: SmsProvider, message: SmsMessage, log: Logger): Promise<Outcome> => {
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
