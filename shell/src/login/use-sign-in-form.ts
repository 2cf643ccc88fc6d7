import { isMobile, normalizeMobile } from '@bee/domain/phone';
import { toast } from '@bee/platform';
import { type FormModel, type Rules, useFormModel } from '@bee/ui/interactive';
import { useLoginViewStore } from './login-view-context.ts';

/** The fields of all views; each view shows some of them. */
export type SignInValues = { username: string; password: string; imgCode: string; code: string };

export type SignInAnswer = { success: boolean; msg: string; field?: unknown };

/** Also the message with which the server requires an image captcha, or a new one. */
export const WRONG_CAPTCHA = '请输入正确的图形验证码';

export const signInRules = {
  username: [{ validator: (number: string) => isMobile(normalizeMobile(number)), message: '请输入正确的手机号码' }],
  password: [{ required: true, message: '密码不能为空' }],
  imgCode: [{ required: true, message: WRONG_CAPTCHA }],
  code: [{ required: true, message: '手机验证码不能为空' }],
} satisfies Rules<SignInValues>;

export type SignInForm = FormModel<SignInValues> & {
  /** Shows why the server refused, as a toast and at the field that it names. */
  reject(answer: Omit<SignInAnswer, 'success'>): void;
};

/** The form of one view, with the number of the view before. The server checks the fields that are not `checked`. */
export function useSignInForm(checked: readonly (keyof SignInValues)[]): SignInForm {
  const { username } = useLoginViewStore().getState();
  const form = useFormModel<SignInValues>({
    initial: { username, password: '', imgCode: '', code: '' },
    rules: Object.fromEntries(checked.map((name) => [name, signInRules[name]])),
  });
  const reject: SignInForm['reject'] = ({ msg, field }) => {
    const message = msg.startsWith(`${field}：`) ? msg.slice(`${field}：`.length) : msg;
    toast.error(message);
    // A message is requested for a mobile, the same field of the form.
    form.refuse(field === 'mobile' ? 'username' : field, message);
  };
  return { ...form, reject };
}
