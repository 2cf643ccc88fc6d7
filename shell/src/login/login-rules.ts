import { isMobile, normalizeMobile } from '@bee/domain/phone';

/** The fields of all views; a view shows some of them. */
export type SignInValues = { username: string; password: string; imgCode: string; code: string };
export type SignInField = keyof SignInValues;
/** Without a field where none of them is to blame. */
export type FieldError = { field: SignInField | null; message: string };

const WRONG_CAPTCHA = '请输入正确的图形验证码';

/** Account login. The captcha counts only after the server has asked for one. */
export const validateAccountLogin = (values: SignInValues, withCaptcha: boolean): FieldError | null =>
  validateNumber(values) ?? validatePassword(values) ?? (withCaptcha ? validateCaptcha(values) : null);

export const validateMobileLogin = (values: SignInValues): FieldError | null =>
  validateNumber(values) ?? validateCode(values);

/** Register, forgot and bind: the code is left to the server. */
export const validateNewPassword = (values: SignInValues): FieldError | null =>
  validateNumber(values) ?? validatePassword(values);

/** Before a text message is asked for. */
export const validateSms = (values: SignInValues): FieldError | null =>
  validateNumber(values) ?? validateCaptcha(values);

/** The server wants an image captcha, or another one, and says so with this message. */
export const asksForCaptcha = (message: string): boolean => message === WRONG_CAPTCHA;

/** What the server refused; its words tell which field they are about. */
export const fieldErrorOf = (message: string): FieldError => ({
  field: fieldsByWord.find(([word]) => word.test(message))?.[1] ?? null,
  message,
});

const fieldsByWord: [RegExp, SignInField][] = [
  [/图形验证码/, 'imgCode'],
  [/手机验证码/, 'code'],
  [/密码/, 'password'],
  [/手机号|新号码/, 'username'],
];

const validateNumber = ({ username }: SignInValues): FieldError | null =>
  isMobile(normalizeMobile(username)) ? null : { field: 'username', message: '请输入正确的手机号码' };

export const validatePassword = ({ password }: SignInValues): FieldError | null =>
  password === '' ? { field: 'password', message: '密码不能为空' } : null;

/** Before a message to the member's own number, which is known. */
export const validateCaptcha = ({ imgCode }: SignInValues): FieldError | null =>
  imgCode.trim() === '' ? { field: 'imgCode', message: WRONG_CAPTCHA } : null;

export const validateCode = ({ code }: SignInValues): FieldError | null =>
  code.trim() === '' ? { field: 'code', message: '手机验证码不能为空' } : null;
