import { useState } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import { LoginField } from './login-field.tsx';
import type { SignInForm } from './use-sign-in-form.ts';

type PasswordFieldProps = { form: SignInForm; label?: string; isNew?: boolean; first?: boolean };

/** Hidden by default, with a button that reveals it. */
export function PasswordField({ form, label = '密码', isNew, first }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <LoginField
      form={form}
      name="password"
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      data-first-focus={first || undefined}
      placeholder={isNew ? '8 位以上，含字母和数字' : `请输入${label}`}
    >
      <button
        type="button"
        className="shell-login-eye"
        aria-pressed={shown}
        title={shown ? '隐藏' : '显示'}
        onClick={() => setShown(!shown)}
      >
        <EyeIcon act={shown ? 'hide' : 'show'} />
      </button>
    </LoginField>
  );
}
