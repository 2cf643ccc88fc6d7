import { loginIntent } from '@bee/platform';
import { useStore } from 'zustand';
import { LoginDialog } from './login-dialog.tsx';

/** Shown while there is an intent; a new one begins anew. */
export function LoginModal() {
  const intent = useStore(loginIntent);
  return intent.status ? <LoginDialog key={intent.openType} intent={intent} /> : null;
}
