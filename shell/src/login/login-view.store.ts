import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import type { LoginIntent, LoginMode } from '@bee/platform/host';
import { createStore } from 'zustand/vanilla';

export type LoginViewName = LoginMode | 'forgot' | 'prove';
export type LoginTab = 'account' | 'mobile';
/** The third party of a flow that has been started; `state` names the flow to the server. */
export type ThirdParty = { platform: OAuthPlatform; state: string };

export type LoginView = {
  view: LoginViewName;
  tab: LoginTab;
  /** The number goes along from view to view, as it is typed. */
  username: string;
  remember: boolean;
  /** Somebody who cannot read one image cannot read the next one either. */
  proofOfWork: boolean;
  /** Whom the bind view is for. */
  thirdParty: ThirdParty | null;
};

/**
 * What the modal shows, from one opening to the next closing. `intent` is what it was opened for, kept from the start:
 * whoever closes the modal while an answer is on its way is logged in all the same.
 */
export const createLoginView = (intent: LoginIntent, member: boolean) => {
  const store = createStore<LoginView>()(() => ({
    // Somebody who changes the password here has no page that waits.
    view: intent.openType === 'password' && intent.callback ? 'prove' : intent.openType,
    tab: 'account',
    username: '',
    remember: false,
    proofOfWork: false,
    thirdParty: null,
  }));
  return {
    ...store,
    intent,
    /** Who is logged in already came to bind something, and has no login view to go back to. */
    member,
    show: (view: LoginViewName) => store.setState({ view }),
    chooseTab: (tab: LoginTab) => store.setState({ tab }),
    keep: (typed: Partial<Pick<LoginView, 'username' | 'remember' | 'proofOfWork'>>) => store.setState(typed),
    bindTo: (thirdParty: ThirdParty) => store.setState({ view: 'bind', thirdParty }),
    /** Back to the login view. @returns whether there is no way back, so that the modal closes. */
    leave: (): boolean => {
      if (member || store.getState().view === 'login') return true;
      store.setState({ view: 'login', thirdParty: null });
      return false;
    },
  };
};

export type LoginViewStore = ReturnType<typeof createLoginView>;
