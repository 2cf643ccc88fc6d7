import { toast, useLazyComponent } from '@bee/platform';
import { dialogs } from '@bee/platform/host';
import { useStore } from 'zustand';

const part = {
  styles: ['on-demand', 'interactive'],
  load: async () => (await import(/* webpackChunkName: "on-demand" */ './dialogs.tsx')).Dialogs,
  onFailure: () => {
    toast.error('提示窗口加载失败，请检查网络后重试');
    for (const { answer } of dialogs.getState().list) answer(false);
  },
};

/** Confirmations and alerts, in every layout. If the code fails to load, a confirmation resolves to false. */
export function DialogsHost() {
  const hasDialogs = useStore(dialogs, ({ list }) => list.length > 0);
  const Dialogs = useLazyComponent(hasDialogs, part);
  return Dialogs ? <Dialogs /> : null;
}
