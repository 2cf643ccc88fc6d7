import type { SignInPurpose } from '@bee/contracts/resource/identity';
import type { Generated } from 'kysely';
import type { Defaulted, Instant } from './columns.ts';

/** `answer`: the text of an image captcha, or the challenge of a proof of work. */
export type CaptchaTable = {
  holder_hash: string;
  purpose: SignInPurpose;
  kind: 'image' | 'work';
  answer: string;
  expires_at: Instant;
};

export type SmsSendTable = { id: Generated<number>; mobile: string; address: string; sent_at: Instant };

export type SmsCodeTable = {
  holder_hash: string;
  mobile: string;
  purpose: SignInPurpose;
  code_hash: string;
  tries: Defaulted<number>;
  expires_at: Instant;
};

export type SandboxMessageTable = {
  id: Generated<number>;
  mobile: string;
  purpose: SignInPurpose | 'notice';
  content: string;
  code: string;
  created_at: Instant;
};
