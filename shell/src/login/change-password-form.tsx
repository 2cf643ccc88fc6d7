import { usePlatform } from '@bee/platform';
import { useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { ReauthenticateForm } from './reauthenticate-form.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { useCompleteChange } from './use-complete-change.ts';
import { type SignInValues, useSignInForm } from './use-sign-in-form.ts';

/** 修改密码, also the first password of a member without one: verification, then the new password. */
export function ChangePasswordForm({ title }: { title: string }) {
  const [reauthenticated, setReauthenticated] = useState(false);
  if (!reauthenticated) return <ReauthenticateForm title={title} onReauthenticated={() => setReauthenticated(true)} />;
  return <NewPassword title={title} onStale={() => setReauthenticated(false)} />;
}

function NewPassword({ title, onStale }: { title: string; onStale: () => void }) {
  const { api } = usePlatform();
  const complete = useCompleteChange(onStale);
  const form = useSignInForm(['password']);
  const send = async ({ password }: SignInValues) => complete(await api.envelope('user/changePassword', { password }));
  return (
    <>
      <p className="shell-login-intro">修改后，其他设备上的登录会全部退出，这台设备不受影响</p>
      <SignInFormView form={form} title={title} submitLabel="修改密码" send={send}>
        <PasswordField form={form} label="新密码" isNew first />
      </SignInFormView>
    </>
  );
}
