import { closeLogin } from '@bee/platform';
import { useLoginViewStore } from './login-view-context.ts';
import { ProveForm } from './prove-form.tsx';

/** 验证身份 for something on the page, which goes on with it. */
export function ProveView({ title }: { title: string }) {
  const { intent } = useLoginViewStore();
  const goOn = () => {
    closeLogin();
    intent.callback?.(intent.params);
  };
  return <ProveForm title={title} onProven={goOn} />;
}
