import { ApiError } from '@bee/platform';
import { dialogs, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest.ts';
import { buildFavorite, buildMember, listOf } from '../../testing/member-factories.ts';
import { page } from './favorite.page.tsx';

const facets = {
  type: [
    { value: 'policy', label: '政策', count: 2 },
    { value: 'price', label: '行情', count: 1 },
  ],
};
const gone = buildFavorite({ id: '2', target_id: '43', title: '已撤下的政策', invalid: true });

const show = (at: string, answers: PlatformOptions['answers']) =>
  renderWithPlatform(page.render(null, { params: {}, query: {} }), {
    manifest,
    otherPages: ['article/detail', 'article/policy', 'article/news', 'application/vegetable/list'],
    member: buildMember(),
    at,
    answers,
  });

const answerDialog = (confirmed: boolean) => act(() => dialogs.getState().list[0]?.answer(confirmed));

beforeEach(() =>
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  }),
);

describe('favourites', () => {
  it('reads type, keyword and page from the address', async () => {
    const { calls } = show('/home/user/myfavorite?type=policy&q=安全&p=2', {
      'user/getMyFavoriteList': { ...listOf([buildFavorite()], facets), total: 41, page: 2 },
    });
    expect(await screen.findByRole('link', { name: '农产品质量安全法' })).toHaveAttribute(
      'href',
      '/article/detail?id=42',
    );
    expect(calls[0]?.request).toEqual({ page: 2, limit: 20, type: 'policy', kw: '安全' });
    expect(screen.getByRole('link', { name: /政策\s*2/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /全部\s*3/ })).toHaveAttribute('href', '/home/user/myfavorite');
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      `/home/user/myfavorite?type=policy&q=${encodeURIComponent('安全')}&p=3`,
    );
    expect(screen.getByText('2026年3月4日收藏')).toBeInTheDocument();
  });

  it('removes after confirmation, and refetches the list', async () => {
    let kept = [buildFavorite(), gone];
    const { calls } = show('/home/user/myfavorite', {
      'user/getMyFavoriteList': () => listOf(kept, facets),
      'user/favorite': () => {
        kept = [gone];
        return { favorited: false, count: 0 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '取消收藏：农产品质量安全法' }));
    expect(dialogs.getState().list[0]?.content).toBe('不再收藏“农产品质量安全法”？');
    answerDialog(true);
    await waitFor(() => expect(screen.queryByText('农产品质量安全法')).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'user/favorite')?.request).toEqual({
      type: 'policy',
      id: '42',
      action: 'remove',
    });
    expect(toasts.getState().list.map(({ message }) => message)).toEqual(['已取消收藏']);
    await waitFor(() => expect(screen.getByRole('list', { name: '收藏' })).toHaveFocus());
  });

  it('keeps it when the confirmation is declined', async () => {
    const { calls } = show('/home/user/myfavorite', { 'user/getMyFavoriteList': listOf([buildFavorite()], facets) });
    await userEvent.click(await screen.findByRole('button', { name: /取消收藏/ }));
    answerDialog(false);
    expect(screen.getByText('农产品质量安全法')).toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).toEqual(['user/getMyFavoriteList']);
  });

  it('marks a deleted source and does not link to it', async () => {
    show('/home/user/myfavorite', { 'user/getMyFavoriteList': listOf([gone], facets) });
    expect(await screen.findByText('来源已下线')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '已撤下的政策' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '取消收藏：已撤下的政策' })).toBeEnabled();
  });

  it('explains an empty list and links onward', async () => {
    show('/home/user/myfavorite', { 'user/getMyFavoriteList': listOf([]) });
    expect(await screen.findByText('还没有收藏')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看蔬菜行情' })).toBeInTheDocument();
  });

  it('offers to clear a keyword without hits', async () => {
    show('/home/user/myfavorite?q=人参&type=policy', { 'user/getMyFavoriteList': listOf([], facets) });
    expect(await screen.findByText('没有找到包含“人参”的收藏')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '清除关键字' })).toHaveAttribute(
      'href',
      '/home/user/myfavorite?type=policy',
    );
  });

  it('offers a retry', async () => {
    let broken = true;
    show('/home/user/myfavorite', {
      'user/getMyFavoriteList': () => {
        if (broken) throw new ApiError('服务暂时不可用，请稍后重试', 503, 503);
        return listOf([buildFavorite()]);
      },
    });
    expect(await screen.findByText('服务暂时不可用，请稍后重试')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('农产品质量安全法')).toBeInTheDocument();
  });

  it('removes the selected ones together', async () => {
    let kept = [buildFavorite(), gone, buildFavorite({ id: '3', target_id: '44', title: '种子法' })];
    const { calls } = show('/home/user/myfavorite', {
      'user/getMyFavoriteList': () => listOf(kept, facets),
      'user/removeFavorites': ({ ids = [] }) => {
        kept = kept.filter(({ id }) => !ids.includes(id));
        return { removed: ids.length };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '批量管理' }));
    expect(screen.getByRole('button', { name: '取消收藏' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择：种子法' }));
    await userEvent.click(screen.getByRole('button', { name: '全选本页' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择：农产品质量安全法' }));
    expect(screen.getByRole('status')).toHaveTextContent('已选 2 条');
    await userEvent.click(screen.getByRole('button', { name: '取消收藏' }));
    answerDialog(true);
    await waitFor(() => expect(screen.queryByText('种子法')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '取消收藏：农产品质量安全法' })).toBeEnabled();
    const { request } = calls.find(({ operation }) => operation === 'user/removeFavorites') ?? {};
    expect((request as { ids: string[] }).ids.sort()).toEqual(['2', '3']);
    expect(toasts.getState().list.map(({ message }) => message)).toEqual(['已取消 2 条收藏']);
  });

  it('removes all favourites with a deleted source, of every type', async () => {
    let kept = [buildFavorite(), gone];
    const { calls } = show('/home/user/myfavorite', {
      'user/getMyFavoriteList': () => {
        const count = kept.filter(({ invalid }) => invalid).length;
        return listOf(kept, { ...facets, state: [{ value: 'invalid', label: '来源已下线', count }] });
      },
      'user/removeFavorites': () => {
        kept = kept.filter(({ invalid }) => !invalid);
        return { removed: 1 };
      },
    });
    expect(await screen.findByText(/1 条收藏的来源已下线/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '全部清除' }));
    answerDialog(true);
    await waitFor(() => expect(screen.queryByText(/条收藏的来源已下线/)).not.toBeInTheDocument());
    expect(calls.find(({ operation }) => operation === 'user/removeFavorites')?.request).toEqual({ invalid: true });
  });
});
