import { toast, usePlatform } from '@bee/platform';
import { useState } from 'react';
import type { ThirdParty } from './login-view.store.ts';
import { useLoginViewStore } from './login-view-context.ts';
import { useCompleteLogin } from './use-complete-login.ts';

/** Logs in with the third party only. */
export function SkipBind({ thirdParty }: { thirdParty: ThirdParty }) {
  const { api } = usePlatform();
  const { remember } = useLoginViewStore().getState();
  const { succeed } = useCompleteLogin();
  const [busy, setBusy] = useState(false);

  const skip = async () => {
    setBusy(true);
    try {
      const { platform, state } = thirdParty;
      const answer = await api.envelope('user/thirdPartRegister', { oauth_platform: platform, state, remember });
      if (answer.success) await succeed(answer, '登录成功', remember);
      else toast.error(answer.msg);
    } catch {
      // the API caller shows the error
    } finally {
      setBusy(false);
    }
  };

  return (
    <p className="shell-login-other">
      <button type="button" className="shell-login-link" disabled={busy} onClick={() => void skip()}>
        暂不绑定，直接登录
      </button>
    </p>
  );
}
