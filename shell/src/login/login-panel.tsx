import { useId } from 'react';
import { AccountLoginForm } from './account-login-form.tsx';
import { LoginTabs } from './login-tabs.tsx';
import { useLoginView, useLoginViewStore } from './login-view-context.ts';
import { MobileLoginForm } from './mobile-login-form.tsx';
import { ThirdPartyButtons } from './third-party-buttons.tsx';

/** The first view of the modal, to which the others return. */
export function LoginPanel({ title }: { title: string }) {
  const view = useLoginViewStore();
  const tab = useLoginView((state) => state.tab);
  const panelId = useId();
  return (
    <>
      <LoginTabs panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={title}>
        {tab === 'account' ? <AccountLoginForm title={title} /> : <MobileLoginForm title={title} />}
      </div>
      <p className="shell-login-other">
        还没有账号？
        <button type="button" className="shell-login-link" onClick={() => view.show('register')}>
          点击注册
        </button>
      </p>
      <ThirdPartyButtons />
    </>
  );
}
