import { usePlatform } from '@bee/platform';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useLoginViewStore } from './login-view-context.ts';
import { ReauthenticateForm } from './reauthenticate-form.tsx';

type ProvenProps = { title: string; children: ReactNode };

/**
 * What a member adds to the account comes after a proof. Who has no number has nothing to prove with: the server asks
 * for a login of a moment ago.
 */
export function Proven({ title, children }: ProvenProps) {
  const { member } = useLoginViewStore();
  const { sessionStore } = usePlatform();
  const mobile = useStore(sessionStore, ({ user }) => user?.mobile ?? '');
  const [proven, setProven] = useState(!member || mobile === '');
  return proven ? children : <ReauthenticateForm title={title} onReauthenticated={() => setProven(true)} />;
}
