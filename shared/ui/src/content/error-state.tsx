import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';
import './states.css';

export type ErrorStateProps = {
  /** Names the failed part: 价格走势加载失败. */
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Address for a retry without JavaScript: the same page. */
  retryHref?: string;
};

/** Error in place of a part of a page; the rest is unaffected. */
export function ErrorState({
  title,
  children = '网络或服务暂时不可用，请稍后重试。',
  onRetry,
  retryHref,
}: ErrorStateProps) {
  return (
    <div className="bee-notice" role="alert">
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
      {onRetry ? <Button onClick={onRetry}>重试</Button> : null}
      {!onRetry && retryHref ? <LinkButton href={retryHref}>重试</LinkButton> : null}
    </div>
  );
}
