import { Field } from '@bee/ui/interactive';
import { useLoginViewStore } from './login-view-context.ts';
import type { SignInForm } from './use-sign-in-form.ts';

/** The first field of every form; the next view begins with its number. */
export function NumberField({ form, label = '手机号码' }: { form: SignInForm; label?: string }) {
  const view = useLoginViewStore();
  const { onChange, ...field } = form.field('username');
  return (
    <Field
      {...field}
      onChange={(username) => {
        onChange(username);
        view.keep({ username });
      }}
      label={label}
      size="medium"
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      maxLength={30}
      placeholder={`请输入${label}`}
      data-first-focus
    />
  );
}
