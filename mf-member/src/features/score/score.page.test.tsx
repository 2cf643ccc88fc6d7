import type { DataFor } from '@bee/contracts/operations';
import { ApiError, closeLogin } from '@bee/platform';
import { loginIntent } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildMember, buildScoreLine, listOf } from '../../testing/member-factories.ts';
import { page } from './score.page.tsx';

const task = { desc: '说明', done: 0, total: 1, state: 'todo', limit_per_day: null, link: null } as const;
const score: DataFor<'user/score'> = {
  score: 1280,
  exp: 450,
  level: 3,
  level_from: 400,
  level_next: 600,
  today: 3,
  streak: 2,
  week: ['02', '03', '04', '05', '06', '07', '08'].map((day) => ({ day: `2026-03-${day}`, signed: day > '06' })),
  tasks: [
    { ...task, id: 'profile', group: 'newbie', title: '完善个人资料', score: 20, done: 1, state: 'done' },
    {
      ...task,
      id: 'favorite',
      group: 'daily',
      title: '收藏内容',
      score: 1,
      done: 2,
      total: 5,
      limit_per_day: 5,
      state: 'doing',
      link: { page: 'article/news', params: {} },
    },
    { ...task, id: 'gone', group: 'growth', title: '别处的任务', score: 5, link: { page: 'no/such', params: {} } },
  ],
  medals: [
    { title: '签到之星', new_grade: 2, progress: 21, next_at: 60, desc: '累计签到的天数', icon: 'calendar' },
    { title: '常客', new_grade: 4, progress: 320, next_at: null, desc: '登录的次数', icon: 'door' },
    { title: '收藏达人', new_grade: 0, progress: 1, next_at: 3, desc: '收藏的内容数', icon: 'star' },
  ],
  expiring: null,
};

const show = (answers: PlatformOptions['answers'] = {}) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['article/news'],
    member: buildMember(),
    at: '/home/user/score',
    answers: {
      'user/score': score,
      'user/getScoreLists': { ...listOf([buildScoreLine()]), months: [] },
      ...answers,
    },
  });

describe('points', () => {
  it('shows the balance, the progress to the next level and the days of sign-in', async () => {
    show();
    expect(await screen.findByText('1,280')).toBeVisible();
    const progress = screen.getByRole('progressbar', { name: '升级进度' });
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['50', '200']);
    expect(screen.getByText('再得 150 经验升到 Lv.4')).toBeVisible();
    const week = within(screen.getByRole('list', { name: '最近七天签到' }));
    expect(week.getAllByText('已签到')).toHaveLength(2);
    expect(week.getByText('今天')).toBeVisible();
    expect(screen.getByText('12.80')).toBeVisible();
  });

  it('shows a visitor what earns points, and sends no requests', async () => {
    const { calls } = renderWithPlatform(page.render(null, { params: {}, query: {} }), {
      manifest,
      otherPages: ['article/news'],
      at: '/home/user/score',
    });
    expect(screen.getByText('每日签到')).toBeVisible();
    expect(screen.getByText(/每 100 积分抵 1 元/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '登录后查看我的积分' }));
    expect(loginIntent.getState().status).toBe(true);
    closeLogin();
    expect(calls).toEqual([]);
  });

  it('links to each task unless it is done or unavailable', async () => {
    show();
    expect(await screen.findByRole('link', { name: '去收藏：收藏内容' })).toHaveAttribute('href', '/article/news');
    expect(screen.getByText('今日 2 / 5')).toBeVisible();
    expect(screen.queryByRole('link', { name: /完善个人资料/ })).not.toBeInTheDocument();
    expect(screen.getByText('已完成')).toBeVisible();
    expect(screen.queryByRole('link', { name: /别处的任务/ })).not.toBeInTheDocument();
  });

  it('highlights the levels of a medal up to the current one, and shows what the next one requires', async () => {
    show();
    await screen.findByText('再 39 得金牌');
    const lit = (title: string) =>
      screen
        .getAllByRole('img', { name: new RegExp(`^${title}(铜牌|银牌|金牌|钻石)`) })
        .map((medal) => medal.classList.contains('is-active'));
    expect(lit('签到之星')).toEqual([true, true, false, false]);
    expect(lit('常客')).toEqual([true, true, true, true]);
    expect(lit('收藏达人')).toEqual([false, false, false, false]);
    expect(screen.getByText('已获得 2 / 3')).toBeVisible();
  });

  it('has no next level at the highest', async () => {
    show({ 'user/score': { ...score, level: 10, exp: 2500, level_from: 1800, level_next: null } });
    expect(await screen.findByText('经验 2,500，已是最高等级')).toBeVisible();
  });

  it('shows the latest entries, and a message for an empty ledger', async () => {
    const { unmount } = show();
    expect(await screen.findByText('每日签到')).toBeVisible();
    unmount();
    show({ 'user/getScoreLists': { ...listOf([]), months: [] } });
    expect(await screen.findByText('还没有积分')).toBeVisible();
  });

  it('offers a retry', async () => {
    let broken = true;
    show({
      'user/score': () => {
        if (broken) throw new ApiError('积分服务暂时不可用', 503, 200);
        return score;
      },
    });
    expect(await screen.findByText('积分服务暂时不可用')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('1,280')).toBeVisible();
  });
});
