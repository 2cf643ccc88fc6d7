import { Field } from '@bee/ui/interactive';
import { useState } from 'react';
import type { SignInForm } from './use-sign-in-form.ts';

type PasswordFieldProps = { form: SignInForm; label?: string; isNew?: boolean; first?: boolean };

/** Hidden by default, with a button that reveals it. */
export function PasswordField({ form, label = '密码', isNew, first }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...form.field('password')}
      label={label}
      size="medium"
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      data-first-focus={first || undefined}
      placeholder={isNew ? '8 位以上，含字母和数字' : `请输入${label}`}
      suffix={
        <button
          type="button"
          className="shell-login-eye"
          aria-pressed={shown}
          title={shown ? '隐藏' : '显示'}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon act={shown ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}

/** Same stroke width as the site's icons. Open while the password is visible, crossed out while it is hidden. */
const paths = {
  show: 'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  hide: 'M4 4l16 16M9.5 6.3A10 10 0 0 1 12 6c4 0 7.5 2 9.5 6a13 13 0 0 1-3 3.8M6 7.9A12.6 12.6 0 0 0 2.5 12c2 4 5.5 6 9.5 6a10 10 0 0 0 4-.8M10 10.1a2.8 2.8 0 0 0 3.9 3.9',
};

function EyeIcon({ act }: { act: keyof typeof paths }) {
  return (
    <svg className="bee-icon" viewBox="0 0 24 24" width={20} height={20} role="img" aria-label="显示输入内容">
      <path d={paths[act]} />
    </svg>
  );
}
