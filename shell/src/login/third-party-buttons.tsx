import { usePlatform } from '@bee/platform';
import { useLoginViewStore } from './login-view-context.ts';
import { openQqWindow } from './qq-window.ts';
import { ThirdPartyIcon } from './third-party-icons.tsx';

/** Opens the QQ window within the click; later the browser would block it as a popup. */
export function ThirdPartyButtons() {
  const view = useLoginViewStore();
  const { hosts } = usePlatform().composition;
  const askQq = () => {
    openQqWindow();
    view.show('qq');
  };
  if (hosts?.here) return <OnMainSite url={hosts.mainUrl} />;
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

/** WeChat and QQ accept only the registered callback address, which is on the main site. */
function OnMainSite({ url }: { url: string }) {
  return (
    <p className="shell-login-terms">
      微信、QQ 登录只在
      <a href={url} target="_blank" rel="noopener">
        农小蜂主站
      </a>
      提供，这里请用同一账号的手机号码登录
    </p>
  );
}
