import { LoginField } from './login-field.tsx';
import type { SignInForm } from './use-sign-in-form.ts';

/** The first field of every form. */
export function NumberField({ form, label = '手机号码' }: { form: SignInForm; label?: string }) {
  return (
    <LoginField
      form={form}
      name="username"
      label={label}
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      maxLength={30}
      placeholder={`请输入${label}`}
      data-first-focus
    />
  );
}
