import { render, screen } from '@testing-library/react';
import { type PanelUser, UserPanel } from './user-panel.tsx';

const user: PanelUser = {
  nickname: '老王',
  isVip: false,
  score: 1280,
  unread: 0,
  medals: [
    { title: '新芽', active: true },
    { title: '青苗', active: false },
  ],
};
const hrefs = {
  vip: '/vip',
  profile: '/profile',
  messages: '/messages',
  orders: '/orders',
  favorites: '/favorites',
  score: '/score',
};
const show = (changes: Partial<PanelUser> = {}) =>
  render(<UserPanel id="panel" user={{ ...user, ...changes }} hrefs={hrefs} onLogout={() => {}} />);

describe('user panel', () => {
  it('invites to VIP whoever has none, and nobody else', () => {
    const { unmount } = show();
    expect(screen.getByText('VIP会员 八大特权')).toBeVisible();
    expect(screen.getByRole('link', { name: '立即开通' })).toHaveAttribute('href', '/vip');
    unmount();
    show({ isVip: true });
    expect(screen.queryByText('VIP会员 八大特权')).toBeNull();
  });

  it('always shows four medals, lit where earned', () => {
    show();
    expect(screen.getAllByRole('img', { name: /新芽|青苗|勋章/ })).toHaveLength(4);
    expect(screen.getByRole('img', { name: '新芽' })).toBeVisible();
    expect(screen.getByRole('img', { name: '青苗（未获得）' })).toBeVisible();
  });

  it('says how many messages are new, and nothing where there is none', () => {
    const { unmount } = show({ unread: 120 });
    expect(screen.getByRole('link', { name: '我的消息 99+ 条未读' })).toHaveAttribute('href', '/messages');
    unmount();
    show();
    expect(screen.getByRole('link', { name: '我的消息' })).toBeVisible();
  });
});
