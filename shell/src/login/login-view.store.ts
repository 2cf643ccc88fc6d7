import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import type { LoginIntent, LoginMode } from '@bee/platform/host';
import { createStore } from 'zustand/vanilla';

export type LoginViewName = LoginMode | 'forgot' | 'prove';
export type LoginTab = 'account' | 'mobile';
/** The third party of a started flow; `state` identifies the flow on the server. */
export type ThirdParty = { platform: OAuthPlatform; state: string };

export type LoginView = {
  view: LoginViewName;
  tab: LoginTab;
  /** The number is kept between views while it is typed. */
  username: string;
  remember: boolean;
  /** Stays on: a user who cannot read one image cannot read the next one either. */
  proofOfWork: boolean;
  /** The third party that the bind view completes. */
  thirdParty: ThirdParty | null;
};

/**
 * State of the modal from opening to closing. `intent` is kept from the start, so that its callback runs even when the
 * modal is closed while the login request is pending.
 */
export const createLoginView = (intent: LoginIntent, member: boolean) => {
  const store = createStore<LoginView>()(() => ({
    // Changing the password from this modal has no callback to run.
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
    /** A logged-in member came to bind an account and has no login view to return to. */
    member,
    show: (view: LoginViewName) => store.setState({ view }),
    chooseTab: (tab: LoginTab) => store.setState({ tab }),
    keep: (typed: Partial<Pick<LoginView, 'username' | 'remember' | 'proofOfWork'>>) => store.setState(typed),
    bindTo: (thirdParty: ThirdParty) => store.setState({ view: 'bind', thirdParty }),
    /** Returns to the login view. @returns whether there is no way back, so that the modal closes. */
    leave: (): boolean => {
      if (member || store.getState().view === 'login') return true;
      store.setState({ view: 'login', thirdParty: null });
      return false;
    },
  };
};

export type LoginViewStore = ReturnType<typeof createLoginView>;
