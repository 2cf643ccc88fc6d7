import { LoginField } from './login-field.tsx';
import type { SignInForm } from './use-sign-in-form.ts';

/** The first field of every form. */
export function NumberField({ of }: { of: SignInForm }) {
  return (
    <LoginField
      of={of}
      name="username"
      label="手机号码"
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      maxLength={30}
      placeholder="请输入手机号码"
      data-first-focus
    />
  );
}
