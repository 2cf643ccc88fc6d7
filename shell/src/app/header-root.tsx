import { href, openLogin, usePlatform, useSession } from '@bee/platform';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Header, type HeaderProps } from '../frame/header.tsx';
import { UserPanel } from '../frame/user-panel.tsx';
import { headerLinks } from './header-links.ts';
import { scrollPosition } from './scroll.store.ts';

const SHADOW_FROM_PX = 50;

/** The header with what it knows of session, scroll and page. */
export const HeaderRoot = () => {
  const { location } = usePlatform();
  const { match, query } = useStore(location);
  const { status, user, isVip, end } = useSession();
  const scrolled = useStore(scrollPosition, ({ scrollTop }) => scrollTop > SHADOW_FROM_PX);
  const [panelOpen, setPanelOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useClosing(box, panelOpen, () => setPanelOpen(false));
  if (match?.page.layout === 'bare') return null;

  const logout = async () => {
    await end();
    setPanelOpen(false);
    if (match?.page.id === 'user/profile') window.location.assign(href('home'));
    else window.location.reload();
  };
  const avatar: HeaderProps['user'] =
    status === 'member' && user
      ? { nickname: user.nickname, isVip, unread: false, ...(user.avatar && { avatar: user.avatar }) }
      : status === 'pending'
        ? 'pending'
        : null;
  const panel = user && (
    <UserPanel
      user={{
        nickname: user.nickname,
        ...(user.avatar && { avatar: user.avatar }),
        isVip,
        score: user.score,
        medals: user.medal_list.map(({ title, new_grade }) => ({ title, active: new_grade > 0 })),
      }}
      hrefs={{
        vip: href('user/vip'),
        profile: href('user/profile'),
        orders: href('user/order/list'),
        favorites: href('user/favorite'),
        score: href('user/score'),
      }}
      onLogout={() => void logout()}
    />
  );
  return (
    <div ref={box}>
      <Header
        homeHref={href('home')}
        vipHref={href('user/vip')}
        links={headerLinks()}
        search={{
          action: '/search/result',
          shown: match?.page.id === 'search/result' ? 'never' : match?.page.id === 'home' ? 'scrolled' : 'always',
          ...(match?.page.searchName && { hidden: { name: match.page.searchName } }),
          ...(query.keyword && { defaultValue: query.keyword }),
        }}
        user={avatar}
        scrolled={scrolled}
        panelOpen={panelOpen}
        panel={panel}
        onPanelToggle={() => setPanelOpen(!panelOpen)}
        onLogin={() => openLogin({ callback: () => window.location.reload() })}
        onRegister={() => openLogin({ mode: 'register' })}
      />
    </div>
  );
};

/** A click outside, Escape or a followed link closes the panel. */
const useClosing = (box: React.RefObject<HTMLElement | null>, open: boolean, close: () => void) => {
  useEffect(() => {
    if (!open) return;
    const onClick = ({ target }: MouseEvent) => {
      const inside = target instanceof Element && box.current?.contains(target);
      if (!inside || (target as Element).closest('a')) close();
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, open, close]);
};
