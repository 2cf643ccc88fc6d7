import { normalizeMobile } from '@bee/domain/phone';
import { closeLogin, loginIntent, toast, usePlatform } from '@bee/platform';
import { useState } from 'react';
import { type AccountLogin, asksForCaptcha, type LoginField, refuseLogin } from './login-rules.ts';

/** So that the success message is read before the page changes. */
const AFTER_SUCCESS_MS = 1000;

/** Logs in with number and password, then runs what the login was opened for. */
export function useAccountLogin() {
  const { api, session, sessionStore } = usePlatform();
  const [busy, setBusy] = useState(false);
  /** Random number of the captcha that is shown; 0 while none is wanted. */
  const [captcha, setCaptcha] = useState(0);
  const drawCaptcha = () => setCaptcha(Math.random());

  const finish = async (token: string, remember: boolean, { callback, params }: Intent) => {
    await new Promise((resolve) => setTimeout(resolve, AFTER_SUCCESS_MS));
    await session.accept(token, remember);
    if (sessionStore.getState().status !== 'member') {
      toast.error('登录没有完成，请确认浏览器已启用 Cookie 后重试');
      return;
    }
    callback?.(params);
    closeLogin();
  };

  /** @returns the field to correct, if there is one. */
  const submit = async (form: AccountLogin): Promise<LoginField | null> => {
    if (busy) return null;
    const refusal = refuseLogin(form, captcha > 0);
    if (refusal) {
      toast.error(refusal.message);
      return refusal.field;
    }
    const intent = loginIntent.getState();
    setBusy(true);
    try {
      const answer = await api.envelope('user/login', requestOf(form));
      if (answer.success && typeof answer.token === 'string') {
        toast.success(answer.msg || '登录成功');
        await finish(answer.token, form.remember, intent);
        return null;
      }
      toast.error(answer.msg);
      const wanted = asksForCaptcha(answer.msg);
      if (wanted || captcha > 0) drawCaptcha(); // a captcha is used up by an attempt
      return wanted ? 'imgCode' : 'password';
    } catch {
      return null; // no answer came: announced by the caller
    } finally {
      setBusy(false);
    }
  };

  return { busy, captcha, drawCaptcha, submit };
}

type Intent = { callback: ((params: unknown) => void) | null; params: unknown };

const requestOf = ({ username, password, imgCode, remember }: AccountLogin) => ({
  username: normalizeMobile(username),
  password,
  remember,
  ...(imgCode && { imgCode: imgCode.trim() }),
});
