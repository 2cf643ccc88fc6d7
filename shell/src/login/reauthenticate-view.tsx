import { closeLogin } from '@bee/platform';
import { useLoginViewStore } from './login-view-context.ts';
import { ReauthenticateForm } from './reauthenticate-form.tsx';

/** 验证身份 for an action of the page, which continues afterwards. */
export function ReauthenticateView({ title }: { title: string }) {
  const { intent } = useLoginViewStore();
  const goOn = () => {
    closeLogin();
    intent.callback?.(intent.params);
  };
  return <ReauthenticateForm title={title} onReauthenticated={goOn} />;
}
