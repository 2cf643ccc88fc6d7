import { toast, useLazyComponent } from '@bee/platform';
import { useStore } from 'zustand';
import { keyHelp } from './key-help.store.ts';

const close = () => keyHelp.setState({ shown: false });

const part = {
  styles: ['on-demand', 'interactive'],
  load: async () => (await import(/* webpackChunkName: "on-demand" */ './key-help.tsx')).KeyHelp,
  onFailure: () => {
    toast.error('快捷键列表加载失败，请检查网络后重试');
    close();
  },
};

export function KeyHelpHost() {
  const shown = useStore(keyHelp, (state) => state.shown);
  const Help = useLazyComponent(shown, part);
  return shown && Help ? <Help onClose={close} /> : null;
}
