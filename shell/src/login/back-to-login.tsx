import { useLoginView, useLoginViewStore } from './login-view-context.ts';

/** For views without another way back. A member who binds an account has no login view to return to. */
export function BackToLogin() {
  const view = useLoginViewStore();
  const isFirst = useLoginView((state) => state.view === 'login');
  if (view.member || isFirst) return null;
  return (
    <p className="shell-login-other">
      <button type="button" className="shell-login-link" onClick={() => view.leave()}>
        返回登录
      </button>
    </p>
  );
}
