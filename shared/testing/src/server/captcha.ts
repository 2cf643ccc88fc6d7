import { createHash } from 'node:crypto';
import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { hashSecret } from '../../../../server/src/http/secrets.ts';
import type { Browser, TestApp } from './test-app.ts';

/** Requests the proof-of-work captcha and solves it. @returns the value that a browser submits as imgCode */
export const solveCaptcha = async (test: TestApp, browser: Browser, purpose: SignInPurpose): Promise<string> => {
  const { body } = await test.call('user/getCaptchaWork', { purpose }, browser);
  const { challenge, bits } = body.data as { challenge: string; bits: number };
  return findWork(challenge, bits);
};

/** Requests an image captcha and reads its text from the database. */
export const readCaptcha = async (test: TestApp, browser: Browser, purpose: SignInPurpose): Promise<string> => {
  await test.call('user/getImgVerificationCode', { purpose }, browser);
  const { answer } = await test.database.db
    .selectFrom('captcha')
    .select('answer')
    .where('holder_hash', '=', hashSecret(browser.cookies.browser ?? ''))
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return answer;
};

export const findWork = (challenge: string, bits: number): string => {
  for (let n = 0; ; n += 1) {
    const start = createHash('sha256').update(`${challenge}:${n}`).digest('hex').slice(0, 8);
    const binary = Number.parseInt(start, 16).toString(2).padStart(32, '0');
    if (binary.startsWith('0'.repeat(bits))) return String(n);
  }
};
