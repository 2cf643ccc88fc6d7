import { ApiError, closeLogin } from '@bee/platform';
import { dialogs, loginIntent, toasts } from '@bee/platform/host';
import { type Answers, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoriteButton } from './favorite-button.tsx';

const kept = new Set<string>();
const favorites: Answers = {
  'user/favorite': ({ id, action }) => {
    if (action === 'add') kept.add(String(id));
    if (action === 'remove') kept.delete(String(id));
    return { favorited: kept.has(String(id)), count: kept.size };
  },
};
const member = { uid: '1', nickname: '小蜂' } as NonNullable<Parameters<typeof renderWithPlatform>[1]>['member'];
const button = (name: string) => screen.findByRole('button', { name });
const messages = () => toasts.getState().list.map(({ message }) => message);

describe('favourite button', () => {
  beforeEach(() => {
    kept.clear();
    closeLogin();
    toasts.setState({ list: [] });
  });

  it('sends no request for a visitor, opens the login, and completes the action afterwards', async () => {
    const { calls } = renderWithPlatform(<FavoriteButton type="policy" id="7" />, { answers: favorites });
    await userEvent.click(await button('收藏'));
    expect(calls).toEqual([]);
    expect(loginIntent.getState().status).toBe(true);

    loginIntent.getState().callback?.(null);
    await waitFor(() => expect(messages()).toContain('已收藏，可在“我的收藏”中查看'));
    expect(calls).toMatchObject([{ operation: 'user/favorite', request: { type: 'policy', id: '7', action: 'add' } }]);
  });

  it('shows a member the favourite and removes it', async () => {
    kept.add('7');
    renderWithPlatform(<FavoriteButton type="article" id="7" />, { answers: favorites, member });
    await userEvent.click(await button('已收藏'));
    expect(await button('收藏')).toHaveAttribute('aria-pressed', 'false');
    expect(kept.has('7')).toBe(false);
    expect(messages()).toContain('已取消收藏');
  });

  it('adds an article and stays pressed', async () => {
    renderWithPlatform(<FavoriteButton type="article" id="7" />, { answers: favorites, member });
    await userEvent.click(await button('收藏'));
    expect(await button('已收藏')).toHaveAttribute('aria-pressed', 'true');
    expect(kept.has('7')).toBe(true);
  });

  it('reverts when the server rejects it', async () => {
    const refusing: Answers = {
      'user/favorite': ({ action }) => {
        if (action === 'state') return { favorited: false, count: 0 };
        throw new ApiError('收藏已满 500 条，请先清理', 0, 200);
      },
    };
    renderWithPlatform(<FavoriteButton type="article" id="7" />, { answers: refusing, member });
    await userEvent.click(await button('收藏'));
    await waitFor(() => expect(messages()).toEqual(['收藏已满 500 条，请先清理']));
    expect(await button('收藏')).toBeEnabled();
  });

  it('asks for confirmation if something else would be removed', async () => {
    kept.add('茄果类/番茄');
    const question = '它的预警会一起删除。';
    renderWithPlatform(<FavoriteButton type="price" id="茄果类/番茄" removeQuestion={question} />, {
      answers: favorites,
      member,
    });
    await userEvent.click(await button('已收藏'));
    expect(dialogs.getState().list[0]?.content).toBe(question);
    act(() => dialogs.getState().list[0]?.answer(false));
    expect(kept.has('茄果类/番茄')).toBe(true);
    await userEvent.click(await button('已收藏'));
    act(() => dialogs.getState().list[0]?.answer(true));
    expect(await button('收藏')).toBeInTheDocument();
    expect(kept.has('茄果类/番茄')).toBe(false);
  });
});
