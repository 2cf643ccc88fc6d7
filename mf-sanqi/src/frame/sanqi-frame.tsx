import { href, usePlatform } from '@bee/platform';
import type { ReactNode } from 'react';
import { site } from '../site.ts';
import { Account } from './account.tsx';
import './sanqi-frame.css';

type SanqiFrameProps = {
  /** The current menu entry. */
  current?: SanqiPage;
  /** Kept in the links between pages. */
  tagId?: string;
  children: ReactNode;
};

/** Header, main and footer of the microsite. It uses the design system with another primary colour. */
export function SanqiFrame({ current, tagId = site.tagId, children }: SanqiFrameProps) {
  return (
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
      <footer className="sanqi-footer bee-small bee-no-print">
        <div className="sanqi-wide">
          <p>
            {site.title}由 <a href={href('home')}>农小蜂</a>{' '}
            编制。价格、报告与数据标有来源和日期；标“示例数据”的由系统生成，不作交易依据。
          </p>
          <ul className="bee-wrap">
            <li>
              <a href={href('article/tag', { tagId })}>主站的{site.herb}文章与政策</a>
            </li>
            <li>
              <a href={href('application/herbs/list')}>全部中药材价格</a>
            </li>
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
}

function Brand() {
  const logoHref = usePlatform().composition.site?.sanqi_logo_url || site.logoHref;
  return (
    <a
      className="sanqi-brand bee-inline"
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
}

/** Panax notoginseng, 三七: three compound leaves over a knotted root. */
function SanqiLogo() {
  return (
    <svg className="sanqi-logo" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" className="sanqi-logo-ground" />
      <path
        className="sanqi-logo-leaf"
        d="M24 26C22 18 22 12 24 6c2 6 2 12 0 20ZM23 26C16 24 11 20 8 14c7 1 12 5 15 12ZM25 26c7-2 12-6 15-12-7 1-12 5-15 12Z"
      />
      <path
        className="sanqi-logo-root"
        d="M22.500 27h3c.500 2 2.500 2.500 4.500 4.500 2.500 2.500 2 7-1 9-1.500 1-3.500.500-5-.500-1.500 1-3.500 1.500-5 .500-3-2-3.500-6.500-1-9 2-2 4-2.500 4.500-4.500Z"
      />
    </svg>
  );
}

type SanqiPage = 'sanqi/herbs' | 'sanqi/report' | 'sanqi/dataset';

type MenuEntry = { title: string; href: string; page?: SanqiPage };

/** The menu of the microsite. The last entry links to the main site. */
const menuOf = (tagId: string): MenuEntry[] => [
  { title: '行情', href: href('sanqi/herbs'), page: 'sanqi/herbs' },
  { title: '报告', href: href('sanqi/report', { tagId }), page: 'sanqi/report' },
  { title: '数据', href: href('sanqi/dataset', { tagId }), page: 'sanqi/dataset' },
  { title: '农小蜂主站', href: href('home') },
];

/** Pages of the main site that the footer links to. */
const termsOf = (): MenuEntry[] => [
  { title: '用户协议', href: href('article/detail', { id: 'user_terms' }) },
  { title: '隐私政策', href: href('article/detail', { id: 'privacy' }) },
  { title: '知识产权声明', href: href('article/detail', { id: 'property_statement' }) },
];
