import { closeLogin, loginIntent, toast } from '@bee/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';

/** The login modal, in every layout. Its code comes with the first opening. */
export function LoginHost() {
  const open = useStore(loginIntent, ({ status }) => status);
  const [Modal, setModal] = useState<ComponentType | null>(null);
  const missing = open && !Modal;

  useEffect(() => {
    if (!missing) return;
    let left = false;
    import('./login-modal.tsx').then(
      ({ LoginModal }) => {
        if (!left) setModal(() => LoginModal);
      },
      () => {
        if (left) return;
        toast.error('登录窗口加载失败，请检查网络后重试');
        closeLogin();
      },
    );
    return () => {
      left = true;
    };
  }, [missing]);

  return Modal ? <Modal /> : null;
}
