import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { buildMember, buildScoreLine, listOf } from '../../testing/member-factories.ts';
import { page } from './score-list.page.tsx';

const months = [
  { month: '2026-03', earned: 42, spent: 60, returned: 60 },
  { month: '2026-02', earned: 100, spent: 0, returned: 0 },
];
const facets = { source: [{ value: 'signin', label: '签到', count: 21 }] };
const full = { ...listOf([buildScoreLine()], facets), months };

const show = (at: string, answer: typeof full = full, options: PlatformOptions = {}) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['article/detail'],
    member: buildMember(),
    at,
    answers: { 'user/getScoreLists': answer },
    ...options,
  });

describe('the ledger of points', () => {
  it('reads its filters from the address and keeps them in every link', async () => {
    const { calls } = show('/home/user/scorelists?dir=out&source=order&month=2026-03&p=2', { ...full, total: 41 });
    expect(await screen.findByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      '/home/user/scorelists?dir=out&source=order&month=2026-03&p=3',
    );
    expect(calls[0]?.request).toEqual({ page: 2, limit: 20, dir: 'out', source: 'order', month: '2026-03' });
    const rows = within(screen.getByRole('list', { name: '收支' }));
    expect(rows.getByRole('link', { name: '使用' })).toHaveAttribute('aria-current', 'true');
    expect(rows.getByRole('link', { name: '全部' })).toHaveAttribute(
      'href',
      '/home/user/scorelists?source=order&month=2026-03',
    );
  });

  it('drops invalid filters from the address', async () => {
    const { calls } = show('/home/user/scorelists?dir=sideways&source=%27--&month=2026-13&p=-1');
    await screen.findByRole('list', { name: '积分明细' });
    expect(calls[0]?.request).toEqual({ page: 1, limit: 20 });
  });

  it('shows each entry with sign and balance, and links to its subject', async () => {
    const spent = buildScoreLine({
      id: '2',
      source: 'order',
      title: '订单抵扣',
      dir: 'out',
      score: 60,
      balance: 1220,
      link: { page: 'user/order/detail', params: { id: 'o1' } },
    });
    show('/home/user/scorelists', { ...listOf([spent, buildScoreLine()], facets), months });
    expect(await screen.findByRole('link', { name: '订单抵扣' })).toHaveAttribute('href', '/home/order/detail/id/o1');
    expect(screen.getByText('−60')).toBeVisible();
    expect(screen.getByText('余额 1,220')).toBeVisible();
    expect(screen.queryByRole('link', { name: '每日签到' })).not.toBeInTheDocument();
  });

  it('shows totals of the selected month, or of everything', async () => {
    const { unmount } = show('/home/user/scorelists');
    expect(await screen.findByText('获得 142 积分')).toBeVisible();
    unmount();
    show('/home/user/scorelists?month=2026-03');
    expect(await screen.findByText('获得 42 积分')).toBeVisible();
    expect(screen.getByText('使用 60 积分')).toBeVisible();
    expect(screen.getByText('退回 60 积分')).toBeVisible();
  });

  it.each([
    ['', '还没有积分', '去赚积分'],
    ['?dir=out', '还没有使用过积分', '看看能抵什么'],
    ['?month=2025-01', '2025年1月没有积分记录', '查看全部明细'],
    ['?p=7', '这一页已经没有明细', '回到第一页'],
  ])('explains an empty list at %s', async (query, title, action) => {
    show(`/home/user/scorelists${query}`, { ...listOf([]), months: [] });
    expect(await screen.findByText(title)).toBeVisible();
    const found = screen.getAllByRole('link', { name: action });
    expect(found.length).toBeGreaterThan(0);
  });
});
