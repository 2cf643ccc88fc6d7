import type { UserInfo } from '@bee/platform';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderRoot } from './header-root.tsx';

const member = {
  uid: '7',
  nickname: '云岭高原三七合作社联合社理事长老王头',
  avatar: '',
  score: 1280,
  vip_expire: null,
  vegetable_expire: null,
  is_operator: false,
  medal_list: [{ title: '签到之星', new_grade: 2 }],
} as unknown as UserInfo;
const otherPages = ['home', 'group', 'user/vip', 'user/profile', 'user/order/list', 'user/favorite', 'user/score'];

const open = async (changes: Partial<UserInfo> = {}) => {
  const rendered = renderWithPlatform(<HeaderRoot />, { member: { ...member, ...changes }, otherPages });
  await userEvent.click(screen.getByRole('button', { name: /我的账户|云岭/ }));
  await screen.findByRole('region', { name: '我的账户' });
  return rendered;
};

it('opens with data that is already loaded, without a request', async () => {
  const { calls } = await open();
  expect(screen.getByText('1,280')).toBeVisible();
  expect(screen.getByRole('img', { name: '签到之星' })).toBeVisible();
  expect(screen.getByRole('link', { name: '立即开通' })).toBeVisible();
  expect(calls).toEqual([]);
});

it('shows no invitation to members who have VIP', async () => {
  await open({ vip_expire: '2999-12-31T16:00:00.000Z' });
  expect(screen.queryByText('VIP会员 八大特权')).not.toBeInTheDocument();
});
