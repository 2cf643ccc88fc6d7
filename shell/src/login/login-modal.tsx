import { closeLogin, loginIntent } from '@bee/platform';
import { Modal } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import { useStore } from 'zustand';
import { turnAtTheEnds } from '../overlay/turn-at-the-ends.ts';
import { AccountLoginForm } from './account-login-form.tsx';

/** 480 px wide; antd closes it on Esc, locks the scroll of the page and gives the focus back. */
export function LoginModal() {
  const { status: open, openType } = useStore(loginIntent);
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
        // antd's own trap lets the focus out to the document for one Tab.
        wrapProps={{ onKeyDown: turnAtTheEnds }}
      >
        {openType === 'register' ? <p className="shell-login-note">账号注册即将上线；已有账号可以直接登录。</p> : null}
        <AccountLoginForm />
      </Modal>
    </UiProvider>
  );
}
