import { isMobile, normalizeMobile } from '@bee/domain/phone';

/** The fields of all views; each view shows some of them. */
export type SignInValues = { username: string; password: string; imgCode: string; code: string };
export type SignInField = keyof SignInValues;
/** `field` is null when the error belongs to no field. */
export type FieldError = { field: SignInField | null; message: string };

const WRONG_CAPTCHA = '请输入正确的图形验证码';

/** Account login. The captcha is validated only after the server has required one. */
export const validateAccountLogin = (values: SignInValues, withCaptcha: boolean): FieldError | null =>
  validateNumber(values) ?? validatePassword(values) ?? (withCaptcha ? validateCaptcha(values) : null);

export const validateMobileLogin = (values: SignInValues): FieldError | null =>
  validateNumber(values) ?? validateCode(values);

/** Register, forgot and bind: the server validates the code. */
export const validateNewPassword = (values: SignInValues): FieldError | null =>
  validateNumber(values) ?? validatePassword(values);

/** Validates before a text message is requested. */
export const validateSms = (values: SignInValues): FieldError | null =>
  validateNumber(values) ?? validateCaptcha(values);

/** The message with which the server requires an image captcha, or a new one. */
export const asksForCaptcha = (message: string): boolean => message === WRONG_CAPTCHA;

/** The refusal of the server, at the field that it names. */
export const fieldErrorOf = ({ msg, field }: { msg: string; field?: unknown }): FieldError => ({
  // A message is requested for a mobile, the same field of the form.
  field: fields.find((name) => name === (field === 'mobile' ? 'username' : field)) ?? null,
  message: msg.startsWith(`${field}：`) ? msg.slice(`${field}：`.length) : msg,
});

const fields: readonly SignInField[] = ['username', 'password', 'imgCode', 'code'];

const validateNumber = ({ username }: SignInValues): FieldError | null =>
  isMobile(normalizeMobile(username)) ? null : { field: 'username', message: '请输入正确的手机号码' };

export const validatePassword = ({ password }: SignInValues): FieldError | null =>
  password === '' ? { field: 'password', message: '密码不能为空' } : null;

/** Validates before a message to the member's own number, which the server knows. */
export const validateCaptcha = ({ imgCode }: SignInValues): FieldError | null =>
  imgCode.trim() === '' ? { field: 'imgCode', message: WRONG_CAPTCHA } : null;

export const validateCode = ({ code }: SignInValues): FieldError | null =>
  code.trim() === '' ? { field: 'code', message: '手机验证码不能为空' } : null;
