import { closeLogin, loginIntent, toast, usePlatform } from '@bee/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';

const DOORS = ['core', 'form', 'overlay'];

/** The login modal, in every layout. Its code and styles come with the first opening. */
export function LoginHost() {
  const { ensureDoors } = usePlatform();
  const open = useStore(loginIntent, ({ status }) => status);
  const [Modal, setModal] = useState<ComponentType | null>(null);
  const missing = open && !Modal;

  useEffect(() => {
    if (!missing) return;
    let left = false;
    Promise.all([import('./login-modal.tsx'), ensureDoors(DOORS)]).then(
      ([{ LoginModal }]) => {
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
  }, [missing, ensureDoors]);

  return Modal ? <Modal /> : null;
}
