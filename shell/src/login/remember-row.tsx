import { useLoginView, useLoginViewStore } from './login-view-context.ts';

/** 记住我 and 忘记密码, on both tabs of the login view. */
export function RememberRow() {
  const view = useLoginViewStore();
  const remember = useLoginView((state) => state.remember);
  return (
    <div className="shell-login-row">
      <label className="shell-login-check">
        <input
          type="checkbox"
          checked={remember}
          onChange={(event) => view.keep({ remember: event.currentTarget.checked })}
        />
        记住我
        <small>7 天内免登录</small>
      </label>
      <button type="button" className="shell-login-link" onClick={() => view.show('forgot')}>
        忘记密码
      </button>
    </div>
  );
}
