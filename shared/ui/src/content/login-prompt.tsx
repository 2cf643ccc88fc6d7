import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import './states.css';

export type LoginPromptProps = {
  title?: string;
  /** What signing in unlocks here. */
  children: ReactNode;
  onLogin?: () => void;
  /** Replaces 登录 for gates with another action: 开通 VIP, 用 20 积分下载. */
  action?: ReactNode;
};

/** Rendered after a preview, never instead of the page. */
export function LoginPrompt({ title = '登录后继续', children, onLogin, action }: LoginPromptProps) {
  return (
    <div className="bee-notice is-gate">
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
      {action}
      {onLogin ? (
        <Button kind="primary" size="small" onClick={onLogin}>
          登录
        </Button>
      ) : null}
    </div>
  );
}
