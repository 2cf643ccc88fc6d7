import { href, usePlatform } from '@bee/platform';
import type { ReactNode } from 'react';
import { site } from '../site.ts';
import { Account } from './account.tsx';
import { menuOf, type SanqiPage, termsOf } from './menu.ts';
import { SanqiLogo } from './sanqi-logo.tsx';
import './sanqi-frame.css';

type SanqiFrameProps = {
  /** The current menu entry. */
  current?: SanqiPage;
  /** Kept in the links between pages. */
  tagId?: string;
  children: ReactNode;
};

/** Header, main and footer of the microsite. It uses the design system with another primary colour. */
export const SanqiFrame = ({ current, tagId = site.tagId, children }: SanqiFrameProps) => (
  <div className="sanqi-site" data-bee-theme="sanqi">
    <a href="#content" className="bee-skip">
      跳到正文
    </a>
    <header className="sanqi-header bee-no-print">
      <div className="sanqi-wide">
        <Brand />
        <nav className="sanqi-menu" aria-label={`${site.title}导航`}>
          <ul>
            {menuOf(tagId).map(({ title, href: to, page }) => (
              <li key={title}>
                <a href={to} aria-current={page && page === current ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="sanqi-account bee-login">
          <Account />
        </div>
      </div>
    </header>
    <main id="content" className="sanqi-main sanqi-wide" tabIndex={-1}>
      {children}
    </main>
    <footer className="sanqi-footer bee-no-print">
      <div className="sanqi-wide">
        <p>
          {site.title}由 <a href={href('home')}>农小蜂</a>{' '}
          编制。价格、报告与数据标有来源和日期；标“示例数据”的由系统生成，不作交易依据。
        </p>
        <ul>
          {termsOf().map(({ title, href: to }) => (
            <li key={title}>
              <a href={to} target="_blank" rel="noopener">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  </div>
);

const Brand = () => {
  const logoHref = usePlatform().composition.site?.sanqi_logo_url || site.logoHref;
  return (
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
  );
};
