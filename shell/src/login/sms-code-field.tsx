import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { LoginField } from './login-field.tsx';
import type { Captcha } from './use-captcha.ts';
import type { SignInForm } from './use-sign-in-form.ts';
import { useSmsCode } from './use-sms-code.ts';

type SmsCodeFieldProps = { form: SignInForm; captcha: Captcha; purpose: SignInPurpose };

export function SmsCodeField({ form, captcha, purpose }: SmsCodeFieldProps) {
  const { ask, sending, left } = useSmsCode(purpose, form, captcha);
  return (
    <LoginField
      form={form}
      name="code"
      label="手机验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      placeholder="短信中的数字"
    >
      <button
        type="button"
        className="shell-login-inline bee-num"
        disabled={left > 0 || sending}
        aria-busy={sending || undefined}
        onClick={() => void ask()}
      >
        {left > 0 ? `${left}秒后重新获取` : '获取验证码'}
      </button>
    </LoginField>
  );
}
