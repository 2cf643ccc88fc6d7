import { Field } from '@bee/ui/interactive';
import type { Captcha } from './use-captcha.ts';
import type { SignInForm } from './use-sign-in-form.ts';
import { useSmsCode } from './use-sms-code.ts';

export function SmsCodeField({ form, captcha }: { form: SignInForm; captcha: Captcha }) {
  const { ask, sending, left } = useSmsCode(form, captcha);
  return (
    <Field
      {...form.field('code')}
      label="手机验证码"
      size="medium"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      placeholder="短信中的数字"
      suffix={
        <button
          type="button"
          className="shell-login-inline bee-num"
          disabled={left > 0 || sending}
          aria-busy={sending || undefined}
          onClick={({ currentTarget }) => void ask(currentTarget.form)}
        >
          {left > 0 ? `${left}秒后重新获取` : '获取验证码'}
        </button>
      }
    />
  );
}
