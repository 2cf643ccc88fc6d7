import { closeLogin, usePlatform } from '@bee/platform';
import { type LoginIntent, readToken } from '@bee/platform/host';
import { classNames } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Agreement } from './agreement.tsx';
import { BindForm } from './bind-form.tsx';
import { ChangeMobileForm } from './change-mobile-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginPanel } from './login-panel.tsx';
import { titleOf } from './login-titles.ts';
import { createLoginView, type LoginViewName } from './login-view.store.ts';
import { LoginViewContext } from './login-view-context.ts';
import { QqPanel } from './qq-panel.tsx';
import { ReauthenticateView } from './reauthenticate-view.tsx';
import { RegisterForm } from './register-form.tsx';
import { useVisibleHeight } from './use-visible-height.ts';
import { WechatPanel } from './wechat-panel.tsx';

type View = ComponentType<{ title: string }>;

const views: Record<LoginViewName, View> = {
  login: LoginPanel,
  register: RegisterForm,
  forgot: ForgotForm,
  bind: BindForm,
  wechat: WechatPanel,
  qq: QqPanel,
  password: ChangePasswordForm,
  mobile: ChangeMobileForm,
  prove: ReauthenticateView,
};

/** Views without the agreement: members accepted the terms when they registered. */
const ownViews: LoginViewName[] = ['password', 'mobile', 'prove'];

/**
 * 480 px wide, a sheet on phones. Its close button and Escape return to the login view, and close the modal from there.
 */
export function LoginDialog({ intent }: { intent: LoginIntent }) {
  const { sessionStore } = usePlatform();
  const [store] = useState(() => createLoginView(intent, sessionStore.getState().status === 'member'));
  const { view, tab } = useStore(store);
  const title = titleOf(view, tab, store.member);
  const withoutToken = view === 'bind' && readToken() === '';

  const leave = () => {
    if (store.leave()) closeLogin();
  };

  return (
    <LoginViewContext value={store}>
      <Modal
        visible
        title={title}
        className={classNames('shell-login', `is-${view}`, withoutToken && 'is-without-token')}
        onClose={leave}
      >
        <LoginBody key={view} view={views[view]} title={title} agreement={!ownViews.includes(view)} />
      </Modal>
    </LoginViewContext>
  );
}

/** Focuses the first field of each view. */
function LoginBody({ view: View, title, agreement }: { view: View; title: string; agreement: boolean }) {
  const body = useRef<HTMLDivElement>(null);
  useVisibleHeight(body);
  useEffect(() => body.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus(), []);
  return (
    <div ref={body} className="shell-login-body">
      <View title={title} />
      {agreement ? <Agreement /> : null}
    </div>
  );
}
