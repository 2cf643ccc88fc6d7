import type { SignInPurpose } from '@bee/contracts/resource/identity';

/** `mobile`: 11 digits. */
export type SmsMessage = { mobile: string; code: string; purpose: SignInPurpose };

/** A change of an account and its time, for example: 密码已修改, 2026-03-04 10:00. */
export type SmsNotice = { mobile: string; change: string; at: string };

/** Sends codes to phones. */
export type SmsProvider = {
  /**
   * @throws SmsRejected if the message was certainly not sent
   * @throws SmsUnanswered if this is unknown
   */
  send(message: SmsMessage): Promise<void>;
  /** Missing if no template is configured; throws like `send`. */
  notify?(notice: SmsNotice): Promise<void>;
};

/**
 * `number`: this phone cannot get messages. `frequency`: too many to this phone. `service`: no messages can be sent.
 */
export type RefusalReason = 'number' | 'frequency' | 'service';

/** `detail` is for the operator's log: the gateway's own error code, without the phone number. */
export class SmsRejected extends Error {
  readonly reason: RefusalReason;
  readonly detail: string;

  constructor(reason: RefusalReason, detail: string) {
    super(`sms refused: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

export class SmsUnanswered extends Error {
  readonly detail: string;

  constructor(detail: string) {
    super(`sms unanswered: ${detail}`);
    this.detail = detail;
  }
}
