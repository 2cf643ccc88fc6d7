import { href, usePlatform } from '@bee/platform';
import type { ReactNode } from 'react';
import { site } from '../site.ts';
import { SanqiLogo } from './sanqi-logo.tsx';

export type SanqiPage = 'sanqi/herbs' | 'sanqi/report' | 'sanqi/dataset';

type SanqiFrameProps = {
  /** The entry of the menu that is open now. */
  current?: SanqiPage;
  /** Stays with the reader from page to page. */
  tagId?: string;
  /** Right end of the header: login, member. */
  account?: ReactNode;
  children: ReactNode;
};

/** Header, main and footer of the sub-site. Its colours are the design system's, with another primary. */
export const SanqiFrame = ({ current, tagId = site.tagId, account, children }: SanqiFrameProps) => {
  const logoHref = usePlatform().composition.site?.sanqi_logo_url || site.logoHref;
  const entries: { page: SanqiPage | null; title: string; href: string }[] = [
    { page: null, title: '首页', href: href('home') },
    { page: 'sanqi/herbs', title: '行情', href: href('sanqi/herbs') },
    { page: 'sanqi/report', title: '报告', href: href('sanqi/report', { tagId }) },
    { page: 'sanqi/dataset', title: '数据', href: href('sanqi/dataset', { tagId }) },
  ];
  return (
    <div className="sanqi-site">
      <a href="#content" className="bee-skip">
        跳到正文
      </a>
      <header className="sanqi-header bee-no-print">
        <div className="sanqi-wide">
          <a
            className="sanqi-brand"
            href={logoHref}
            title={`${site.logoTitle}（新窗口）`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <SanqiLogo />
            <span>
              {site.title}
              <small>行情 · 报告 · 数据</small>
            </span>
          </a>
          <nav className="sanqi-menu" aria-label="三七专题导航">
            <ul>
              {entries.map((entry) => (
                <li key={entry.title}>
                  <a href={entry.href} aria-current={entry.page && entry.page === current ? 'page' : undefined}>
                    {entry.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {account ? <div className="sanqi-account">{account}</div> : null}
        </div>
      </header>
      <main id="content" className="sanqi-main sanqi-wide" tabIndex={-1}>
        {children}
      </main>
      <footer className="sanqi-footer">
        <div className="sanqi-wide">
          <p>
            {site.title}由 <a href={href('home')}>农小蜂</a>{' '}
            编制。价格、报告与数据标有来源和日期；标“示例数据”的由系统生成，不作交易依据。
          </p>
          <ul>
            <li>
              <a href={href('article/detail', { id: 'user_terms' })} target="_blank" rel="noopener">
                用户协议
              </a>
            </li>
            <li>
              <a href={href('article/detail', { id: 'privacy' })} target="_blank" rel="noopener">
                隐私政策
              </a>
            </li>
            <li>
              <a href={href('article/detail', { id: 'property_statement' })} target="_blank" rel="noopener">
                知识产权声明
              </a>
            </li>
          </ul>
        </div>
      </footer>
    </div>
  );
};
