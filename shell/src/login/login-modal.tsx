import { closeLogin, usePlatform } from '@bee/platform';
import { type LoginIntent, loginIntent } from '@bee/platform/host';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { LoginDialog } from './login-dialog.tsx';

/** Rendered while there is an intent; a new intent resets it. */
export function LoginModal() {
  const intent = useStore(loginIntent);
  return intent.status ? <WhenSessionIsKnown key={intent.openType} intent={intent} /> : null;
}

/** A click may come before the session is known. Then the modal waits, and a member continues without logging in. */
function WhenSessionIsKnown({ intent }: { intent: LoginIntent }) {
  const { status, expired = false } = useStore(usePlatform().sessionStore);
  const [shown, setShown] = useState(status === 'visitor' || expired || intent.openType !== 'login');
  useEffect(() => {
    if (shown || status === 'pending') return;
    if (status === 'visitor') return setShown(true);
    closeLogin();
    intent.callback?.(intent.params);
  }, [shown, status, intent]);
  return shown ? <LoginDialog intent={intent} /> : null;
}
