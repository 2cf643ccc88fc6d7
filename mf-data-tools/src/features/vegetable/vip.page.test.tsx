import type { UserInfo } from '@bee/platform';
import { createTestPlatform, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { page } from './vip.page.tsx';

const member = (vegetable_expire: string | null, taken_back: UserInfo['taken_back'] = []) =>
  ({ nickname: '老李', vegetable_expire, taken_back }) as UserInfo;

const open = (user?: UserInfo) => {
  const options = { manifest, otherPages: ['home', 'user/order/submit_form'], ...(user && { member: user }) };
  createTestPlatform(options);
  renderWithPlatform(page.render(null, { params: {}, query: {} }), options);
};

describe('the page of 蔬菜 VIP', () => {
  it('compares the rights of the tiers, as the server enforces them', () => {
    open();
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/^历史行情/)).toEqual(['30 天', '90 天', '3 年', '全部']);
    expect(cells(/^每日导出/)).toEqual(['0 次', '1 次', '20 次', '20 次']);
    expect(cells(/^价格预警/)).toEqual(['0 条', '1 条', '20 条', '20 条']);
  });

  it('links each plan to its order', () => {
    open();
    expect(screen.getByRole('link', { name: '开通年度' })).toHaveAttribute(
      'href',
      '/user/order/submit_form?id=veg_vip-12&type=veg_vip',
    );
    expect(screen.getByText('您还没有登录。已开通蔬菜 VIP 的，登录后即可使用。')).toBeInTheDocument();
  });

  it('shows a member without a membership that there is none', () => {
    open(member(null));
    expect(screen.getByText(/还没有开通蔬菜 VIP/)).toBeInTheDocument();
  });

  it('shows the end date and offers to extend it', () => {
    open(member('2099-05-06'));
    expect(screen.getByText('2099年5月6日')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '续费季度' })).toBeInTheDocument();
  });

  it('shows that it was revoked by a refund, not expired', () => {
    open(member('2020-05-06', ['veg_vip']));
    expect(screen.getByText(/蔬菜 VIP 已退款收回（2020年5月6日）/)).toBeInTheDocument();
    expect(screen.queryByText(/已于.*到期/)).not.toBeInTheDocument();
  });

  it('shows when it expired', () => {
    open(member('2020-05-06'));
    expect(screen.getByText(/已于 2020年5月6日 到期/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '开通季度' })).toBeInTheDocument();
  });
});
