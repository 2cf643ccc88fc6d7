import { normalizeMobile } from '@bee/domain/phone';
import { toast, usePlatform } from '@bee/platform';
import { failureOf } from '@bee/ui/interactive';
import { useEffect, useRef, useState } from 'react';
import { startSmsPause, useSmsPause } from './sms-countdown.ts';
import type { Captcha } from './use-captcha.ts';
import { type SignInForm, signInRules } from './use-sign-in-form.ts';

/** Requests a text message; the cooldown starts when it was sent. */
export function useSmsCode(form: SignInForm, captcha: Captcha) {
  const { api, sessionStore } = usePlatform();
  const [sending, setSending] = useState(false);
  const { purpose, renew, byWork } = captcha;
  const target = purpose === 'prove' ? 'own' : 'typed';
  const left = useSmsPause(target);

  // The message that started the cooldown has used up the captcha.
  const paused = left > 0;
  const wasPaused = useRef(paused);
  useEffect(() => {
    if (wasPaused.current && !paused) renew();
    wasPaused.current = paused;
  }, [paused, renew]);

  /** Leads to the field for the code in `fields`. */
  const ask = async (fields: HTMLFormElement | null) => {
    if (sending || paused) return;
    const { username, imgCode } = form.values;
    for (const field of target === 'own' ? (['imgCode'] as const) : (['username', 'imgCode'] as const)) {
      const msg = failureOf(signInRules, field, form.values);
      if (msg && field === 'imgCode' && byWork) return toast.warning('计算验证还没有完成，请稍候');
      if (msg) return form.reject({ msg, field });
    }
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
        fields?.querySelector<HTMLInputElement>('[name=code]')?.focus();
        return;
      }
      renew();
      form.reject(answer);
    } catch {
      renew(); // the API caller shows the error; the captcha may have been used up
    } finally {
      setSending(false);
    }
  };

  return { ask, sending, left };
}
