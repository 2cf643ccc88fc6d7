import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT, done, message, meta, openResult, openStream } from './testing/open-result.tsx';

describe('result page', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('opens the right card for each of seven citations, and collapses uncited references', async () => {
    await openResult([message()]);
    for (const no of [1, 4, 7]) {
      await userEvent.hover(screen.getByRole('link', { name: `参考资料 ${no}：法规${no}` }));
      expect(screen.getByRole('tooltip')).toHaveTextContent(`第${no}条的原文`);
      await userEvent.unhover(screen.getByRole('link', { name: `参考资料 ${no}：法规${no}` }));
    }
    const references = within(screen.getByRole('complementary', { name: '参考资料' }));
    const folded = references.getByText('另有 2 条检索到但未引用').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(within(folded as HTMLElement).getByText('法规8')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '参考资料 5：法规5' }));
    expect(references.getByText('法规5').closest('li')).toHaveFocus();
    expect(references.getByText('法规5').closest('li')).toHaveClass('is-flashed');
  });

  it('asks the question of the address, streams the answer and stops it on the server', async () => {
    const { say, requests } = openStream();
    const { calls, visited } = await openResult([], { chatId: 'new', query: { q: '番茄多少钱？', mode: 'price' } });
    expect(requests[0]).toMatchObject({ chat_id: CHAT, question: '番茄多少钱？', mode: 'price', last_seq: 0 });
    await say(meta, { type: 'delta', seq: 2, text: '番茄均价' });
    expect(screen.getByRole('heading', { name: '番茄多少钱？', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('番茄均价')).toBeInTheDocument();
    expect(visited).toEqual([`/home/ai/result/${CHAT}`]);
    await userEvent.click(screen.getByRole('button', { name: '停止' }));
    expect(calls.find(({ operation }) => operation === 'a_i/stopCurl')?.request).toMatchObject({ task_id: 'task-1' });
    await say(done(3, 'stopped'));
    expect(screen.getByText('已停止')).toBeInTheDocument();
    expect(screen.getByText('番茄均价')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '提问' })).toBeInTheDocument();
  });

  it('resumes an answer that was still being written when the page was left', async () => {
    const { say, requests } = openStream();
    await openResult([message({ status: 'answering', text: '写到', refs: [], suggestions: [] })]);
    expect(requests[0]).toMatchObject({ message_id: 'm1', last_seq: 0 });
    await say(meta, { type: 'delta', seq: 2, text: '写到这里为止' }, done(3, 'completed'));
    expect(screen.getByText('写到这里为止')).toBeInTheDocument();
  });

  it('keeps the earlier version when an answer is regenerated', async () => {
    const { say, requests } = openStream();
    await openResult([message({ text: '旧的回答', refs: [] })]);
    await userEvent.click(screen.getByRole('button', { name: '重新生成' }));
    expect(requests[0]).toMatchObject({ regenerate: true, parent_id: 'm1' });
    await say(meta, { type: 'delta', seq: 2, text: '新的回答' }, done(3, 'completed'));
    expect(screen.getByText('新的回答')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '上一个版本' }));
    expect(screen.getByText('旧的回答')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { name: '捕捞需要许可证吗？' })).toHaveLength(1);
  });

  it('shows the error and retries', async () => {
    const { say, requests } = openStream();
    await openResult([message({ status: 'error', text: '写到一半', refs: [] })]);
    expect(screen.getByText('写到一半')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await say(meta, { type: 'delta', seq: 2, text: '完整的回答' }, done(3, 'completed'));
    expect(screen.getByText('完整的回答')).toBeInTheDocument();
    expect(requests[0]).toMatchObject({ parent_id: 'm1' });
  });

  it('highlights and explains numbers without a source', async () => {
    const checks = { numbers: 2, bound: 1, unbound: ['4.90'] };
    await openResult([message({ text: '均价 **5.20** 元[[1]]，去年 **4.90** 元。', checks })]);
    expect(screen.getByTitle('平台资料中没有这个数字，请核对')).toHaveTextContent('4.90');
    expect(screen.getByText('标有虚线的数字（4.90）在平台资料中没有找到，请核对。')).toBeInTheDocument();
  });

  it('rates an answer and removes the rating', async () => {
    const { calls } = await openResult([message()]);
    const thumb = screen.getByRole('button', { name: '有帮助' });
    await userEvent.click(thumb);
    expect(thumb).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(thumb);
    expect(thumb).toHaveAttribute('aria-pressed', 'false');
    const sent = calls.filter(({ operation }) => operation === 'a_i/saveHistory').map(({ request }) => request);
    expect(sent).toEqual([
      { chat_id: CHAT, action: 'feedback', message_id: 'm1', rating: 1 },
      { chat_id: CHAT, action: 'feedback', message_id: 'm1' },
    ]);
  });

  it('is read-only for other users of a shared chat', async () => {
    await openResult([message()], { readonly: true });
    expect(screen.queryByRole('textbox', { name: '继续提问' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新生成' })).not.toBeInTheDocument();
    expect(screen.getByText(/这是他人分享的对话快照/)).toHaveTextContent('生成于 2026-03-04 10:05');
    expect(screen.getByRole('link', { name: '我也要问' })).toHaveAttribute('href', '/home/ai/index');
  });
});
