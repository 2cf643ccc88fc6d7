import { Button } from '@bee/ui/content';
import { useCallback, useEffect, useState } from 'react';
import { BackToLogin } from './back-to-login.tsx';
import { forgetQqWindow, leadQqWindow, openQqWindow, qqAuthorizeUrl, qqWindowIs } from './qq-window.ts';
import { RequireReauthentication } from './require-reauthentication.tsx';
import { ThirdPartyIcon } from './third-party-icons.tsx';
import { useThirdParty } from './use-third-party.ts';

type Said = { lead: string; hint: string; button: string };

const toOpen: Said = {
  lead: '在 QQ 的窗口中确认授权',
  hint: '点击下面的按钮打开 QQ 授权窗口；完成后这里会自动继续。',
  button: '打开 QQ 授权窗口',
};
const blocked: Said = {
  lead: 'QQ 授权窗口没有打开',
  hint: '浏览器拦截了弹出窗口。请点击下面的按钮；仍被拦截时，请在地址栏允许本站弹出窗口后重试。',
  button: '打开 QQ 授权窗口',
};
const waiting: Said = {
  lead: '请在弹出的窗口中完成 QQ 授权',
  hint: '完成授权后，这里会自动继续；没有看到窗口时可以重新打开。',
  button: '重新打开窗口',
};
const over: Said = {
  lead: 'QQ 授权没有完成',
  hint: '等待超时或网络中断，请重新打开授权窗口。',
  button: '重新打开窗口',
};

/**
 * QQ 登录: waits for the result of the QQ window, and offers to open it where it was blocked, closed or not requested
 * yet.
 */
export function QqPanel({ title }: { title: string }) {
  return (
    <RequireReauthentication title={title}>
      <QqConsent />
    </RequireReauthentication>
  );
}

function QqConsent() {
  const { flow, start } = useThirdParty('qq');
  const [popup, setPopup] = useState(qqWindowIs);

  const lead = useCallback(async () => {
    const begun = await start();
    if (begun) leadQqWindow(qqAuthorizeUrl(begun, begun.state));
  }, [start]);

  useEffect(() => {
    if (qqWindowIs() === 'open') void lead();
    return forgetQqWindow;
  }, [lead]);

  const open = () => {
    openQqWindow();
    setPopup(qqWindowIs());
    if (qqWindowIs() === 'open') void lead();
  };

  const isOver = flow === 'expired' || flow === 'failed';
  const texts = popup === 'none' ? toOpen : popup === 'blocked' ? blocked : isOver ? over : waiting;
  return (
    <div className="shell-login-qq">
      <span className="shell-login-qq-sign">
        <ThirdPartyIcon platform="qq" />
      </span>
      <div role="status">
        <p className="shell-login-lead">{texts.lead}</p>
        <p className="shell-login-hint">{texts.hint}</p>
      </div>
      <Button kind={texts === waiting ? 'default' : 'primary'} size="small" data-first-focus onClick={open}>
        {texts.button}
      </Button>
      <BackToLogin />
    </div>
  );
}
