import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';
import { isVegetableVip, isVip } from './session.store.ts';

/** Who looks at the page. A visitor in server HTML and in the first render; changes after hydration. */
export const useSession = () => {
  const { session, sessionStore } = usePlatform();
  const { status, user, unread } = useStore(sessionStore);
  return { status, user, unread, isVip: isVip(user), isVegetableVip: isVegetableVip(user), ...session };
};
