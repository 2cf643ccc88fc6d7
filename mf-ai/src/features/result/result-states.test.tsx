import { ApiError, NotFoundError } from '@bee/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT, done, message, meta, openResult, openStream } from './testing/open-result.tsx';

describe('an answer on the result page', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
    sessionStorage.clear();
  });

  it('shows the partial text after the service failed, and can be regenerated', async () => {
    const { requests } = openStream();
    await openResult([message({ status: 'interrupted', text: '写到一半' })]);
    expect(screen.getByText('已中断')).toBeInTheDocument();
    expect(screen.getByText('写到一半')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '重新生成' }));
    expect(requests[0]).toMatchObject({ regenerate: true, parent_id: 'm1' });
  });

  it('shows its steps while it is written and collapses them afterwards', async () => {
    const { say } = openStream();
    await openResult([], { chatId: 'new', query: { q: '番茄多少钱？' } });
    await say(meta, { type: 'step', seq: 2, kind: 'search', text: '检索资料', count: 9 });
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('检索资料');
    expect(screen.getByText('检索资料（9 条）').closest('details')).toHaveAttribute('open');
    await say({ type: 'delta', seq: 3, text: '均价 5.2' }, done(4, 'completed', 1240));
    expect(screen.getByText('用了 1 步 · 0 条资料 · 1.2 秒').closest('details')).not.toHaveAttribute('open');
  });

  it('uses the context of the address until it is removed', async () => {
    const { requests } = openStream();
    const query = { about: 'policy:12:3', title: '种子法', q: '标签怎样标注？' };
    await openResult([], { chatId: 'new', query });
    expect(requests[0]?.context).toEqual({ kind: 'policy', id: '12:3', title: '种子法' });
  });

  it('removes the context with its chip', async () => {
    const { requests } = openStream();
    await openResult([], { chatId: 'new', query: { about: 'policy:12', title: '种子法' } });
    await userEvent.click(screen.getByRole('button', { name: '不再针对“种子法”提问' }));
    await userEvent.type(screen.getByRole('textbox', { name: '继续提问' }), '番茄{Enter}');
    expect(requests[0]).not.toHaveProperty('context');
  });

  it('keeps a question of the address that is too long in the box', async () => {
    const { requests } = openStream();
    await openResult([], { chatId: 'new', query: { q: '长'.repeat(600) } });
    expect(requests).toEqual([]);
    expect(screen.getByRole('textbox', { name: '继续提问' })).toHaveValue('长'.repeat(600));
    expect(screen.getByRole('alert')).toHaveTextContent('问题最多 500 个字');
  });

  it('keeps what was typed when the page is opened again, and adds a quotation to it', async () => {
    openStream();
    const { unmount } = await openResult([message()]);
    await userEvent.type(screen.getByRole('textbox', { name: '继续提问' }), '和去年比呢');
    unmount();
    await openResult([message()]);
    expect(screen.getByRole('textbox', { name: '继续提问' })).toHaveValue('和去年比呢');
  });

  it('asks what was wrong after a negative rating', async () => {
    const { calls } = await openResult([message()]);
    await userEvent.click(screen.getByRole('button', { name: '没帮助' }));
    await userEvent.click(screen.getByRole('button', { name: '太旧' }));
    await userEvent.click(screen.getByRole('button', { name: '数字不对' }));
    await userEvent.type(screen.getByRole('textbox', { name: '补充说明' }), '应为 5.3');
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    const sent = calls.filter(({ operation }) => operation === 'a_i/saveHistory').map(({ request }) => request);
    const rating = { chat_id: CHAT, action: 'feedback', message_id: 'm1', rating: -1 };
    expect(sent).toEqual([rating, { ...rating, reason: '数字不对、太旧', comment: '应为 5.3' }]);
    expect(screen.queryByRole('form', { name: '哪里没有帮助' })).not.toBeInTheDocument();
  });

  it('can be regenerated while the feedback form is open', async () => {
    const { scrollIntoView } = Element.prototype;
    // Newer browsers return a promise here.
    Element.prototype.scrollIntoView = (async () => undefined) as unknown as typeof scrollIntoView;
    openStream();
    await openResult([message()]);
    await userEvent.click(screen.getByRole('button', { name: '没帮助' }));
    await userEvent.click(screen.getByRole('button', { name: '重新生成' }));
    expect(screen.getByText('第 2 / 2 版')).toBeInTheDocument();
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('offers sign-in instead of a retry when the daily quota is used up', async () => {
    const msg = '今日的提问次数已用完，登录后每天可提问 20 次';
    globalThis.fetch = (async () => ({
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      json: async () => ({ code: 429, success: false, msg, data: null }),
    })) as unknown as typeof fetch;
    const none = () => {
      throw new ApiError('对话不存在或已删除', 404, 200);
    };
    await openResult([], { chatId: 'new', query: { q: '番茄' }, answers: { 'a_i/getHistoryDetail': none } });
    expect(await screen.findByText(msg)).toBeInTheDocument();
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    // It was never stored on the server, so it cannot have been deleted there.
    expect(screen.queryByText(/这个对话已在别处删除/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '登录后继续提问' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });

  it('reverts a rating that the server rejected', async () => {
    const refuse = () => {
      throw new ApiError('回答不存在或已删除', 404, 200);
    };
    await openResult([message()], { answers: { 'a_i/saveHistory': refuse } });
    await userEvent.click(screen.getByRole('button', { name: '有帮助' }));
    expect(screen.getByRole('button', { name: '有帮助' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows that a share link no longer exists; any other deleted chat is a 404', async () => {
    const gone = () => {
      throw new ApiError('分享链接已失效：对话已删除，或分享已取消', 404, 200);
    };
    const answers = { 'a_i/getHistoryDetail': gone };
    await openResult([], { query: { share: 'key1' }, answers });
    expect(screen.getByRole('heading', { level: 1, name: '分享链接已失效' })).toBeInTheDocument();
    expect(screen.getByText('分享链接已失效：对话已删除，或分享已取消')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '问 AI' })).toHaveAttribute('href', '/home/ai/index');
    expect(screen.getByRole('link', { name: '首页' })).toBeInTheDocument();
    await expect(openResult([], { answers })).rejects.toMatchObject({ code: 404 });
    // The server never creates such an id, so nothing is requested.
    await expect(openResult([], { chatId: 'c1' })).rejects.toThrow(NotFoundError);
  });

  it('shows that the chat was deleted elsewhere while the answer was written', async () => {
    const { say } = openStream();
    const gone = () => {
      throw new ApiError('对话不存在或已删除', 404, 200);
    };
    await openResult([], { chatId: 'new', query: { q: '番茄' }, answers: { 'a_i/getHistoryDetail': gone } });
    await say(meta, { type: 'delta', seq: 2, text: '写到一半' }, done(3, 'stopped'));
    expect(await screen.findByText(/这个对话已在别处删除/)).toBeInTheDocument();
    expect(screen.getByText('写到一半')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '继续提问' })).not.toBeInTheDocument();
  });

  it('can be quoted in the next question', async () => {
    const rect = { top: 300, left: 100, width: 80 } as DOMRect;
    Range.prototype.getBoundingClientRect = () => rect;
    await openResult([message({ text: '捕捞需要许可证[[1]]，方准进行。' })]);
    const paragraph = screen.getByText(/捕捞需要许可证/, { selector: 'p' });
    await act(async () => {
      window.getSelection()?.selectAllChildren(paragraph);
      document.dispatchEvent(new Event('selectionchange'));
    });
    await userEvent.click(screen.getByRole('button', { name: '就此提问' }));
    const field = screen.getByRole('textbox', { name: '继续提问' });
    expect(field).toHaveValue('“捕捞需要许可证，方准进行。”\n');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: '就此提问' })).not.toBeInTheDocument();
  });
});
