import type { ReactNode } from 'react';

export type MainLayoutProps = {
  header: ReactNode;
  navigation: ReactNode;
  footer: ReactNode;
  floatingBar: ReactNode;
  /** Above the page: banner of a part that failed. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Header 80, navigation 280, content 1280 (window minus 280 below 1560). */
export function MainLayout({ header, navigation, footer, floatingBar, notice, children }: MainLayoutProps) {
  return (
    <>
      <a href="#content" className="bee-skip">
        跳到正文
      </a>
      {header}
      <div className="shell-body">
        {navigation}
        <div className="shell-content">
          {notice}
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      {footer}
      {floatingBar}
    </>
  );
}
