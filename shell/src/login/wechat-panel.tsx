import { Button, Icon } from '@bee/ui/content';
import { useEffect, useId, useRef, useState } from 'react';
import { BackToLogin } from './back-to-login.tsx';
import { loadWxLogin } from './load-wx-login.ts';
import { RequireReauthentication } from './require-reauthentication.tsx';
import { type OAuthFlow, useThirdParty } from './use-third-party.ts';

const SCOPE = 'snsapi_login';

/** 微信登录: a QR code for the phone, valid for ten minutes. */
export function WechatPanel({ title }: { title: string }) {
  return (
    <RequireReauthentication title={title}>
      <WechatQr />
    </RequireReauthentication>
  );
}

function WechatQr() {
  const { flow, start } = useThirdParty('wx');
  const [broken, setBroken] = useState(false);
  const again = () => {
    setBroken(false);
    void start();
  };
  useEffect(() => void start(), [start]);

  const trouble = flow === 'expired' ? '二维码已过期' : flow === 'failed' || broken ? '二维码加载失败' : null;
  return (
    <div className="shell-login-wechat">
      <div className="shell-login-qr" aria-busy={flow === 'starting'}>
        {typeof flow === 'object' && !broken ? (
          <QrFrame key={flow.state} flow={flow} onBroken={() => setBroken(true)} />
        ) : null}
        {flow === 'starting' && !broken ? <span className="bee-spin" aria-hidden="true" /> : null}
        {trouble ? (
          <div className="shell-login-trouble" role="alert">
            <p>{trouble}</p>
            <Button kind="primary" size="small" icon={<Icon name="refresh" size={18} />} onClick={again}>
              刷新二维码
            </Button>
          </div>
        ) : null}
      </div>
      <p className="shell-login-hint">
        请使用微信扫一扫，二维码 10 分钟内有效
        {trouble ? null : (
          <button type="button" className="shell-login-link" data-first-focus onClick={again}>
            换一个
          </button>
        )}
      </p>
      <BackToLogin />
    </div>
  );
}

/** Filled by WeChat's own script; React does not touch its content. */
function QrFrame({ flow, onBroken }: { flow: OAuthFlow; onBroken: () => void }) {
  const id = useId();
  const broken = useRef(onBroken);
  useEffect(() => {
    const { appid, redirect_uri, authorize_url, state } = flow;
    let left = false;
    loadWxLogin().then(
      (WxLogin) => {
        if (left) return;
        new WxLogin({ self_redirect: true, id, appid, scope: SCOPE, redirect_uri, state, authorize_url });
      },
      () => !left && broken.current(),
    );
    return () => {
      left = true;
    };
  }, [flow, id]);
  return <div id={id} className="shell-login-qr-frame" />;
}
