import { closeLogin, toast, useLazyComponent } from '@bee/platform';
import { loginIntent } from '@bee/platform/host';
import { useStore } from 'zustand';

const modal = {
  styles: ['interactive', 'login'],
  load: async () => (await import('./login-modal.tsx')).LoginModal,
  onFailure: () => {
    toast.error('登录窗口加载失败，请检查网络后重试');
    closeLogin();
  },
};

/** The login modal, in every layout. */
export function LoginHost() {
  const Modal = useLazyComponent(
    useStore(loginIntent, ({ status }) => status),
    modal,
  );
  return Modal ? <Modal /> : null;
}
