import { closeLogin, href, usePlatform } from '@bee/platform';
import { type LoginIntent, readToken } from '@bee/platform/host';
import { classNames } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { BindForm } from './bind-form.tsx';
import { ChangeMobileForm } from './change-mobile-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginPanel } from './login-panel.tsx';
import { titleOf } from './login-titles.ts';
import { createLoginView, type LoginViewName } from './login-view.store.ts';
import { LoginViewContext, useLoginViewStore } from './login-view-context.ts';
import { QqPanel } from './qq-panel.tsx';
import { ReauthenticateForm } from './reauthenticate-form.tsx';
import { RegisterForm } from './register-form.tsx';
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
  const [store] = useState(() => {
    const { status, expired } = sessionStore.getState();
    return createLoginView(intent, status === 'member' && !expired);
  });
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

/** 验证身份 for an action of the page, which continues afterwards. */
function ReauthenticateView({ title }: { title: string }) {
  const { intent } = useLoginViewStore();
  const goOn = () => {
    closeLogin();
    intent.callback?.(intent.params);
  };
  return <ReauthenticateForm title={title} onReauthenticated={goOn} />;
}

/** Both texts open in a new tab, so that the form keeps its input. */
function Agreement() {
  return (
    <p className="shell-login-terms">
      登录即表示同意
      <Terms id="user_terms" title="《用户协议》" />和<Terms id="privacy" title="《隐私政策》" />
    </p>
  );
}

function Terms({ id, title }: { id: string; title: string }) {
  return (
    <a href={href('article/detail', { id })} target="_blank" rel="noopener">
      {title}
    </a>
  );
}

/**
 * Exposes the area above the on-screen keyboard to CSS: `--shell-visible` is its height, `--shell-covered` the height
 * hidden below. On phones the layout viewport does not shrink by itself.
 */
function useVisibleHeight(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const { visualViewport: visible } = window;
    if (!dialog || !visible) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - visible.offsetTop - visible.height);
      dialog.style.setProperty('--shell-visible', `${visible.height}px`);
      dialog.style.setProperty('--shell-covered', `${covered}px`);
    };
    measure();
    visible.addEventListener('resize', measure);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', measure);
      visible.removeEventListener('scroll', measure);
    };
  }, [inside]);
}
