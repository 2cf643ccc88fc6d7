import type { DataFor } from '@bee/contracts/operations';
import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { Resvg } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';
import type { Db } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { CallContext } from '../../../http/route.ts';
import { newSecret } from '../../../http/secrets.ts';
import { ensureBrowserSecret, readBrowserSecret } from '../model/browser-secret.ts';
import { solvesWork, WORK_BITS } from '../model/captcha-work.ts';
import { storeCaptcha, takeCaptcha } from '../store/captcha.repository.ts';

type Call = Pick<CallContext, 'cookies' | 'now'>;

/** Omits characters that look alike. */
const CHARACTERS = 'abcdefhkmnprstuvwxyzACDEFHKMNPRTUVWXY34789';

/** Creates a PNG captcha for this browser and purpose; it replaces the previous one. */
export const drawCaptcha = async ({ db, settings }: Deps, purpose: SignInPurpose, call: Call): Promise<Buffer> => {
  const { text, data } = svgCaptcha.create({
    size: 4,
    noise: 2,
    width: 120,
    height: 44,
    fontSize: 46,
    color: true,
    background: '#f3f7f1',
    charPreset: CHARACTERS,
  });
  const holder = ensureBrowserSecret(call.cookies, settings);
  await storeCaptcha(db, holder, purpose, { kind: 'image', answer: text }, call.now);
  return new Resvg(data, { fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
};

/** Proof of work as an alternative for users who cannot read an image. */
export const giveWork = async (
  { db, settings }: Deps,
  purpose: SignInPurpose,
  call: Call,
): Promise<DataFor<'user/getCaptchaWork'>> => {
  const holder = ensureBrowserSecret(call.cookies, settings);
  const challenge = newSecret();
  await storeCaptcha(db, holder, purpose, { kind: 'work', answer: challenge }, call.now);
  return { challenge, bits: WORK_BITS };
};

/** Consumes the captcha even if the answer is wrong. Case-insensitive. */
export const useCaptcha = async (
  db: Db,
  { cookies, now }: Call,
  purpose: SignInPurpose,
  typed: string | undefined,
): Promise<boolean> => {
  const holder = readBrowserSecret(cookies);
  const stored = holder ? await takeCaptcha(db, holder, purpose, now) : undefined;
  if (!stored || !typed) return false;
  if (stored.kind === 'work') return solvesWork(stored.answer, typed);
  return stored.answer.toLowerCase() === typed.toLowerCase();
};
