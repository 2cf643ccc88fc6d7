import { useLoginView, useLoginViewStore } from './login-view-context.ts';

/** From the views that have no other way back; a member who binds something has no login view to go to. */
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
