import { alert, confirm } from '@bee/platform';
import { dialogs } from '@bee/platform/host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from './dialogs.tsx';

afterEach(() => act(() => dialogs.setState({ list: [] })));

const ask = (question: Parameters<typeof confirm>[0]) => {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm(question);
  });
  return answer;
};

describe('confirm', () => {
  it('focuses the confirm button and resolves to true on Enter', async () => {
    render(<Dialogs />);
    const answer = ask({ content: '确定不再收藏吗？' });
    expect(screen.getByRole('alertdialog', { name: '提示' })).toHaveAccessibleDescription('确定不再收藏吗？');
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe(true);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('resolves to false on Escape', async () => {
    render(<Dialogs />);
    const answer = ask({ content: '退出登录？', confirmText: '退出' });
    // Browsers translate Escape into this event.
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await expect(answer).resolves.toBe(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('opens once, regardless of the number of clicks', async () => {
    render(<Dialogs />);
    const [first, second] = [ask({ content: '删除这条？' }), ask({ content: '删除这条？' })];
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(second).resolves.toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect(first).resolves.toBe(true);
  });

  it('keeps Tab inside', async () => {
    render(<Dialogs />);
    void ask({ content: '？' });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
  });
});

describe('alert', () => {
  it('has no cancel button', async () => {
    render(<Dialogs />);
    let read = false;
    act(() => {
      void alert({ title: '账号已停用', content: '请联系客服。' }).then(() => {
        read = true;
      });
    });
    expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(read).toBe(true);
  });
});
