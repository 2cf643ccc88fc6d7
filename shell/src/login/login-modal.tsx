import { closeLogin, loginIntent } from '@bee/platform';
import { Modal } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import { useStore } from 'zustand';
import { AccountLoginForm } from './account-login-form.tsx';

/** 480 px wide; antd traps the focus, closes on Esc and locks the scroll of the page. */
export function LoginModal() {
  const open = useStore(loginIntent, ({ status }) => status);
  return (
    <UiProvider>
      <Modal
        className="shell-login"
        open={open}
        title="账号登录"
        width={480}
        footer={null}
        mask={{ closable: false }}
        centered
        destroyOnHidden
        onCancel={closeLogin}
      >
        <AccountLoginForm />
      </Modal>
    </UiProvider>
  );
}
