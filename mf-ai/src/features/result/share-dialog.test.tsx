import { dialogs } from '@bee/platform/host';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT, message, openResult } from './testing/open-result.tsx';

const AT = '2026-03-04T03:00:00.000Z';
const saved = { chat_id: CHAT, title: '对话', pinned: false };

/** Answers the first open dialog. */
const answer = (confirmed: boolean) => act(async () => dialogs.getState().list[0]?.answer(confirmed));

describe('sharing a chat', () => {
  it('creates a link only on request, shows it with its time, and revokes it', async () => {
    const { calls } = await openResult([message()], {
      answers: {
        'a_i/saveHistory': ({ action }) =>
          action === 'share' ? { ...saved, share: 'key1', shared_at: AT } : { ...saved, share: null, shared_at: null },
      },
    });
    const actions = () =>
      calls
        .filter(({ operation }) => operation === 'a_i/saveHistory')
        .map(({ request }) => (request as { action: string }).action);
    await userEvent.click(screen.getByRole('button', { name: '分享' }));
    const dialog = within(await screen.findByRole('dialog', { name: '分享对话' }));
    expect(actions()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '生成只读链接' }));
    expect(await dialog.findByText(/快照生成于/)).toHaveTextContent('快照生成于 2026-03-04 11:00');
    expect(dialog.getByText(`http://localhost/home/ai/result/${CHAT}?share=key1`)).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: '只读链接的二维码' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '更新快照' }));
    await userEvent.click(dialog.getByRole('button', { name: '取消分享' }));
    await answer(false);
    expect(actions()).toEqual(['share', 'share']);
    await userEvent.click(dialog.getByRole('button', { name: '取消分享' }));
    await answer(true);
    expect(actions()).toEqual(['share', 'share', 'unshare']);
    expect(await dialog.findByRole('button', { name: '生成只读链接' })).toBeInTheDocument();
  });

  it('shows an existing link', async () => {
    await openResult([message()], { share: 'key0' });
    await userEvent.click(screen.getByRole('button', { name: '已分享' }));
    expect(await screen.findByText(/快照生成于/)).toHaveTextContent('2026-03-04 10:05');
  });
});
