import { usePlatform } from '@bee/platform';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useLoginViewStore } from './login-view-context.ts';
import { ReauthenticateForm } from './reauthenticate-form.tsx';

type RequireReauthenticationProps = { title: string; children: ReactNode };

/**
 * Additions to an account require verification. A member without a number cannot verify: there the server requires a
 * recent login.
 */
export function RequireReauthentication({ title, children }: RequireReauthenticationProps) {
  const { member } = useLoginViewStore();
  const { sessionStore } = usePlatform();
  const mobile = useStore(sessionStore, ({ user }) => user?.mobile ?? '');
  const [reauthenticated, setReauthenticated] = useState(!member || mobile === '');
  return reauthenticated ? (
    children
  ) : (
    <ReauthenticateForm title={title} onReauthenticated={() => setReauthenticated(true)} />
  );
}
