import { useLoginViewStore } from './login-view-context.ts';
import { openQqWindow } from './qq-window.ts';
import { ThirdPartyIcon } from './third-party-icons.tsx';

/** The QQ window is opened within the click: afterwards the browser would block it. */
export function ThirdPartyButtons() {
  const view = useLoginViewStore();
  const askQq = () => {
    openQqWindow();
    view.show('qq');
  };
  return (
    <fieldset className="shell-login-third">
      <legend>其他登录方式</legend>
      <div>
        <button type="button" onClick={() => view.show('wechat')}>
          <ThirdPartyIcon platform="wx" />
          微信登录
        </button>
        <button type="button" onClick={askQq}>
          <ThirdPartyIcon platform="qq" />
          QQ 登录
        </button>
      </div>
    </fieldset>
  );
}
