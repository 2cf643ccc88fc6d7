import { isMobile, normalizeMobile } from '@bee/domain/phone';

export type AccountLogin = {
  username: string;
  password: string;
  imgCode: string;
  remember: boolean;
};
export type LoginField = 'username' | 'password' | 'imgCode';
export type LoginRefusal = { field: LoginField; message: string };

export const WRONG_CAPTCHA = '请输入正确的图形验证码';

/** Checked on submit, in this order. The captcha counts only after the server has asked for one. */
export function refuseLogin(form: AccountLogin, withCaptcha: boolean): LoginRefusal | null {
  if (!isMobile(normalizeMobile(form.username))) return { field: 'username', message: '请输入正确的手机号码' };
  if (form.password === '') return { field: 'password', message: '密码不能为空' };
  if (withCaptcha && form.imgCode.trim() === '') return { field: 'imgCode', message: WRONG_CAPTCHA };
  return null;
}

/** After some failed attempts the server wants an image captcha, and says so with this message. */
export const asksForCaptcha = (message: string): boolean => message === WRONG_CAPTCHA;
