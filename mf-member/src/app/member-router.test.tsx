import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../manifest.ts';
import { buildMember } from '../testing/member-factories.ts';
import { MemberRouter } from './member-router.tsx';

const show = (at: string, member = true) =>
  renderWithPlatform(
    <MemberRouter>
      <h1>页面</h1>
    </MemberRouter>,
    { manifest, at, ...(member && { member: buildMember() }) },
  );

describe('MemberRouter', () => {
  it('marks the current page, by friendly or plain address', () => {
    const { unmount } = show('/home/user/myfavorite.html');
    expect(screen.getByRole('link', { name: '我的收藏' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument();
    unmount();
    show('/user/order/list');
    expect(screen.getByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page');
  });

  it('links to the other pages and marks the current one', () => {
    show('/home/user/profile');
    const { getByRole } = within(screen.getByRole('navigation', { name: '会员中心' }));
    expect(getByRole('link', { name: '赚积分' })).toHaveAttribute('href', '/home/user/score');
    expect(getByRole('link', { name: '个人中心' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows a visitor a public page without member navigation, and the others with it', () => {
    const { unmount } = show('/home/user/vip', false);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument();
    unmount();
    show('/home/user/profile', false);
    expect(screen.getByRole('navigation', { name: '会员中心' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument();
  });
});
