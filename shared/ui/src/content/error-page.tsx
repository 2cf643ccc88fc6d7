import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';
import './states.css';

export type ErrorPageProps = {
  status?: number;
  /** The message of the error, shown small below the main text: This page could not be found. */
  message?: string;
  homeHref?: string;
  /** A first remedy, shown before the link to the home page: signing in. */
  action?: ReactNode;
  /** Shows a retry button. */
  retry?: () => void;
};

/** Error page that replaces a whole page. Contains the h1. */
export function ErrorPage({ status = 500, message, homeHref = '/', action, retry }: ErrorPageProps) {
  const first = action ?? (retry ? <Retry onClick={retry} /> : null);
  return (
    <div className="bee-full">
      <div className="bee-full-code">{status}</div>
      <h1>{sentence(status)}</h1>
      <p>{message}</p>
      <div className="bee-full-actions">
        {first}
        <LinkButton href={homeHref} kind={first ? 'default' : 'primary'} size="small">
          返回首页
        </LinkButton>
      </div>
    </div>
  );
}

function Retry({ onClick }: { onClick(): void }) {
  return (
    <Button kind="primary" size="small" onClick={onClick}>
      重试
    </Button>
  );
}

function sentence(status: number): string {
  if (status === 401) return '登录状态已过期或尚未登录，请重新登录，并确认浏览器已启用 Cookie';
  if (status === 404) return 'Oops! 页面飞走啦～';
  return 'Oh, No! 服务器发生了一个错误，农小蜂们正在紧急修复～';
}
