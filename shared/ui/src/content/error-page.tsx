import { href } from '@bee/platform';
import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';
import { Scene } from './scene.tsx';
import { SearchForm } from './search-form.tsx';
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

/** Error page that replaces a whole page: what happened and where to go on. Contains the h1. */
export function ErrorPage({ status = 500, message, homeHref = '/', action, retry }: ErrorPageProps) {
  const first = action ?? (retry ? <Retry onClick={retry} /> : null);
  return (
    <div className="bee-full">
      <Scene name={status === 404 ? 'lost' : status === 401 ? 'locked' : 'broken'} />
      <div className="bee-full-code">{status}</div>
      <h1>{sentence(status)}</h1>
      <p>{message}</p>
      <div className="bee-full-actions bee-wrap">
        {first}
        <LinkButton href={homeHref} kind={first ? 'default' : 'primary'} size="small">
          返回首页
        </LinkButton>
      </div>
      {status === 404 ? <SearchForm action="/home/search" /> : null}
      <nav aria-label="常用页面">
        {suggestions().map(([title, to]) => (
          <a key={title} href={to}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}

const PAGES: readonly [title: string, page: string, params?: Record<string, string>][] = [
  ['蔬菜行情', 'application/vegetable/list'],
  ['研究报告', 'report/list', { type: 'self_report' }],
  ['政策库', 'article/policy', { type: 'policy_repository' }],
  ['帮助中心', 'fqa'],
];

/** Addresses of the pages that this site has: a remote may be absent. */
const suggestions = (): [title: string, to: string][] =>
  PAGES.flatMap(([title, page, params]) => {
    try {
      return [[title, href<string>(page, params)]];
    } catch {
      return [];
    }
  });

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
