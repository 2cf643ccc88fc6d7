import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LoginView, LoginViewStore } from './login-view.store.ts';

export const LoginViewContext = createContext<LoginViewStore | null>(null);

/** The store of this opening of the modal, for actions. */
export const useLoginViewStore = (): LoginViewStore => {
  const store = useContext(LoginViewContext);
  if (!store) throw new Error('The login views are rendered inside LoginDialog');
  return store;
};

export const useLoginView = <Part>(select: (state: LoginView) => Part): Part => useStore(useLoginViewStore(), select);
