import { render, screen } from '@testing-library/react';
import { type PanelUser, UserPanel } from './user-panel.tsx';

const user: PanelUser = {
  nickname: '老王',
  isVip: false,
  isVegetableVip: false,
  score: 1280,
  unread: 0,
  medals: [
    { title: '签到之星', grade: 3 },
    { title: '积分能手', grade: 1 },
    { title: '收藏达人', grade: 0 },
    { title: '常客', grade: 4 },
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
  it('invites only members without VIP', () => {
    const { unmount } = show();
    expect(screen.getByText('VIP会员 八大特权')).toBeVisible();
    expect(screen.getByRole('link', { name: '立即开通' })).toHaveAttribute('href', '/vip');
    unmount();
    show({ isVip: true });
    expect(screen.queryByText('VIP会员 八大特权')).toBeNull();
  });

  it('shows four medals, each with its level, lit when earned', () => {
    show();
    const medals = screen.getAllByRole('img', { name: /签到之星|积分能手|收藏达人|常客/ });
    expect(medals.map((medal) => medal.querySelector('text')?.textContent)).toEqual(['3', '1', '1', '4']);
    expect(screen.getByRole('img', { name: '签到之星' })).toHaveClass('is-active');
    expect(screen.getByRole('img', { name: '收藏达人（未获得）' })).not.toHaveClass('is-active');
  });

  it('distinguishes the memberships', () => {
    const { unmount } = show();
    expect(screen.getByTitle('未开通 VIP')).toBeVisible();
    expect(screen.queryByText('蔬菜 VIP')).toBeNull();
    unmount();
    show({ isVip: true, isVegetableVip: true });
    expect(screen.getByTitle('VIP会员')).toHaveClass('is-active');
    expect(screen.getByTitle('蔬菜 VIP 会员')).toHaveClass('is-active');
  });

  it('shows the number of new messages, or none', () => {
    const { unmount } = show({ unread: 120 });
    expect(screen.getByRole('link', { name: '我的消息 99+ 条未读' })).toHaveAttribute('href', '/messages');
    unmount();
    show();
    expect(screen.getByRole('link', { name: '我的消息' })).toBeVisible();
  });
});
