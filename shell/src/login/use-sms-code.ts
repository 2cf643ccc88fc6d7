import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { normalizeMobile } from '@bee/domain/phone';
import { toast, usePlatform } from '@bee/platform';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorOf, validateCaptcha, validateSms } from './login-rules.ts';
import { startSmsPause, useSmsPause } from './sms-countdown.ts';
import type { Captcha } from './use-captcha.ts';
import type { SignInForm } from './use-sign-in-form.ts';

/** Requests a text message; the cooldown starts when it was sent. */
export function useSmsCode(purpose: SignInPurpose, form: SignInForm, captcha: Captcha) {
  const { api, sessionStore } = usePlatform();
  const [sending, setSending] = useState(false);
  const target = purpose === 'prove' ? 'own' : 'typed';
  const left = useSmsPause(target);
  const { renew } = captcha;

  // The message that started the cooldown has used up the captcha.
  const paused = left > 0;
  const wasPaused = useRef(paused);
  useEffect(() => {
    if (wasPaused.current && !paused) renew();
    wasPaused.current = paused;
  }, [paused, renew]);

  const ask = async () => {
    if (sending || paused) return;
    const { username, imgCode } = form.values;
    const invalid = target === 'own' ? validateCaptcha(form.values) : validateSms(form.values);
    if (invalid?.field === 'imgCode' && captcha.byWork) return toast.warning('计算验证还没有完成，请稍候');
    if (invalid) return form.reject(invalid);
    setSending(true);
    try {
      const answer = await api.envelope('user/getSmsVerificationCode', {
        mobile: target === 'own' ? (sessionStore.getState().user?.mobile ?? '') : normalizeMobile(username),
        imgCode: imgCode.trim(),
        purpose,
      });
      if (answer.success) {
        startSmsPause(target);
        toast.success(answer.msg || '验证码已发送，请注意查收');
        form.focus('code');
        return;
      }
      renew();
      const refusal = fieldErrorOf(answer);
      // The proof of work is no field that the visitor could correct.
      if (refusal.field && !(refusal.field === 'imgCode' && captcha.byWork)) form.reject(refusal);
      else toast.error(refusal.message);
    } catch {
      renew(); // the API caller shows the error; the captcha may have been used up
    } finally {
      setSending(false);
    }
  };

  return { ask, sending, left };
}
