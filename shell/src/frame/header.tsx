import { Avatar, Button, Icon, Logo, Skeleton, VipBadge } from '@bee/ui/content';
import type { ReactNode, Ref } from 'react';
import { DrawerSwitch } from './drawer-switch.tsx';
import { HeaderSearch, type HeaderSearchProps } from './header-search.tsx';

export type HeaderUser = { nickname: string; avatar?: string; isVip: boolean; unread: boolean };
export type HeaderProps = {
  homeHref: string;
  vipHref: string;
  /** 数据云, 社区, 赚积分. */
  links: { title: string; href: string; newTab?: boolean }[];
  search: HeaderSearchProps;
  /** `null`: a visitor. `'pending'`: a token exists, the profile is still loading. */
  user: HeaderUser | 'pending' | null;
  /** Scrolled past 50 px: the header gets its shadow and the home page its search box. */
  scrolled: boolean;
  /** Wraps avatar and panel; a click outside of it closes the panel. */
  account?: Ref<HTMLDivElement>;
  panelId: string;
  panelOpen: boolean;
  /** UserPanel, rendered while open. */
  panel?: ReactNode;
  /** The pointer or the focus has reached the avatar, so the panel's code should load. */
  onPanelWanted: () => void;
  onPanelToggle: () => void;
  onLogin: () => void;
  onRegister: () => void;
};

export function Header(props: HeaderProps) {
  return (
    <header className="shell-header bee-no-print" data-scrolled={props.scrolled || undefined}>
      <div className="shell-header-inner">
        <DrawerSwitch />
        <a href={props.homeHref} className="shell-header-logo" aria-label="农小蜂农业数据服务，首页">
          <Logo />
        </a>
        <HeaderSearch {...props.search} />
        <nav className="shell-header-links" aria-label="快捷入口">
          {props.links.map(({ title, href, newTab }) => (
            <a key={title} href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
              {title}
            </a>
          ))}
          <a href={props.vipHref} className="shell-header-vip">
            <Icon name="vip" />
            VIP会员
          </a>
        </nav>
        <div className="shell-header-user bee-login" ref={props.account}>
          <Account {...props} />
        </div>
      </div>
    </header>
  );
}

function Account({ user, panel, panelId, panelOpen, ...on }: HeaderProps) {
  if (user === 'pending') return <Skeleton height={36} width={36} />;
  if (user === null)
    return (
      <>
        <Button kind="text" onClick={on.onLogin}>
          登录
        </Button>
        <Button kind="primary" onClick={on.onRegister} className="shell-header-register">
          注册
        </Button>
      </>
    );
  return (
    <>
      <button
        type="button"
        className="shell-header-avatar"
        aria-expanded={panelOpen}
        aria-controls={panelOpen ? panelId : undefined}
        onPointerEnter={on.onPanelWanted}
        onFocus={on.onPanelWanted}
        onClick={on.onPanelToggle}
      >
        <span className="shell-header-face" aria-hidden="true">
          <Avatar name={user.nickname} src={user.avatar} />
          {user.unread ? <span className="shell-header-dot" /> : null}
          {user.isVip ? <VipBadge active /> : null}
        </span>
        <span className="bee-quiet">{`${user.nickname}的账户${user.isVip ? '，VIP会员' : ''}${user.unread ? '，有新消息' : ''}`}</span>
        <Icon name="chevron" size={16} />
      </button>
      {panelOpen ? panel : null}
    </>
  );
}
