import type { SignInPurpose } from '@bee/contracts/resource/identity';

/** `mobile`: 11 digits. */
export type SmsMessage = { mobile: string; code: string; purpose: SignInPurpose };

/** What has changed in an account, and when: 密码已修改, 2026-03-04 10:00. */
export type SmsNotice = { mobile: string; change: string; at: string };

/** Something that brings a code to a phone. */
export type SmsProvider = {
  /**
   * @throws SmsRejected when the message certainly was not sent.
   * @throws SmsUnanswered when nobody knows.
   */
  send(message: SmsMessage): Promise<void>;
  /** Absent where there is no template for it; throws as `send` does. */
  tell?(notice: SmsNotice): Promise<void>;
};

/** `number`: this phone gets no messages. `frequency`: too many to this phone. `service`: nobody gets any now. */
export type RefusalReason = 'number' | 'frequency' | 'service';

/** `detail` is for the operator's log: the gateway's own word, without the number. */
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
