import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';
import { isVegetableVip, isVip } from './session.store.ts';

/** The current user. A visitor in server HTML and in the first render; may change after hydration. */
export const useSession = () => {
  const { session, sessionStore } = usePlatform();
  const { status, user, unread } = useStore(sessionStore);
  return { status, user, unread, isVip: isVip(user), isVegetableVip: isVegetableVip(user), ...session };
};
