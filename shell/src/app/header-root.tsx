import { scrolling } from '@bee/domain/constants';
import { href, openLogin, toast, useLazyComponent, usePlatform, useSession } from '@bee/platform';
import { useCallback, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Header, type HeaderProps } from '../frame/header.tsx';
import { pageLayout } from '../outlet/page-layout.ts';
import { headerLinks } from './header-links.ts';
import { scrollPosition } from './scroll.store.ts';
import { siteInfoOf } from './site-info.ts';
import { useClosing } from './use-closing.ts';

const SEARCH_SCREENS = ['search/result', 'application/food/search_result'];

const memberPanel = {
  styles: ['on-demand'],
  load: async () => (await import(/* webpackChunkName: "on-demand" */ './member-panel.tsx')).MemberPanel,
  onFailure: () => toast.error('账户面板加载失败，请检查网络后重试'),
};

/** Connects the header to session, scroll position and page. */
export function HeaderRoot() {
  const { composition, location, sessionStore } = usePlatform();
  const { match, query } = useStore(location);
  const unread = useStore(sessionStore, (state) => state.unread > 0);
  const { status, user, isVip } = useSession();
  const scrolled = useStore(scrollPosition, ({ scrollTop }) => scrollTop > scrolling.shadowFromPx);
  const [panelOpen, setPanelOpen] = useState(false);
  const [panelWanted, setPanelWanted] = useState(false);
  const Panel = useLazyComponent(panelWanted || panelOpen, memberPanel);
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  useClosing(
    box,
    panelOpen,
    useCallback(() => setPanelOpen(false), []),
  );
  if (pageLayout(composition, match) === 'bare') return null;

  const page = match?.page.id ?? '';
  const member: HeaderProps['user'] =
    status === 'member' && user
      ? { nickname: user.nickname, isVip, unread, ...(user.avatar && { avatar: user.avatar }) }
      : status === 'pending'
        ? 'pending'
        : null;
  return (
    <Header
      homeHref={href('home')}
      vipHref={href('user/vip')}
      links={headerLinks(siteInfoOf(composition).data_cloud_url)}
      search={{
        action: '/search/result',
        shown: SEARCH_SCREENS.includes(page) ? 'never' : page === 'home' ? 'scrolled' : 'always',
        ...(match?.page.searchName && { hidden: { name: match.page.searchName } }),
        ...(query.keyword && { defaultValue: query.keyword }),
      }}
      user={member}
      scrolled={scrolled}
      account={box}
      panelId={panelId}
      panelOpen={panelOpen}
      panel={Panel ? <Panel id={panelId} onPrivatePage={page === 'user/profile'} /> : null}
      onPanelWanted={() => setPanelWanted(true)}
      onPanelToggle={() => setPanelOpen(!panelOpen)}
      onLogin={() => openLogin({ callback: () => window.location.reload() })}
      onRegister={() => openLogin({ mode: 'register' })}
    />
  );
}
