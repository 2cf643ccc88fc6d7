import { ApiError, openFeedback } from '@bee/platform';
import { closeFeedback, dialogs, toasts } from '@bee/platform/host';
import { envelopeWith, type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackHost } from './feedback-host.tsx';

const shown = () => toasts.getState().list.map(({ type, message }) => `${type}: ${message}`);

const open = async (answers: PlatformOptions['answers'] = {}, intent?: Parameters<typeof openFeedback>[0]) => {
  const rendered = renderWithPlatform(<FeedbackHost />, { answers });
  act(() => openFeedback(intent));
  await screen.findByRole('dialog', { name: '意见反馈' });
  return rendered;
};

const fill = async () => {
  await userEvent.type(screen.getByLabelText('姓名'), '张三');
  await userEvent.type(screen.getByLabelText('联系电话'), '13800000000');
  await userEvent.type(screen.getByLabelText('反馈和建议'), '价格表很好用');
};

const send = () => userEvent.click(screen.getByRole('button', { name: '提交反馈' }));

afterEach(() =>
  act(() => {
    closeFeedback();
    toasts.setState({ list: [] });
  }),
);

describe('FeedbackHost', () => {
  it('lists the missing fields, shows each message under its field, and sends nothing', async () => {
    const { calls } = await open();
    await userEvent.type(screen.getByLabelText('姓名'), '张三');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('有 2 处需要修改：请输入您的联系电话请输入反馈和建议');
    expect(screen.getByLabelText('联系电话')).toHaveAccessibleDescription('请输入您的联系电话');
    expect(screen.getByLabelText('联系电话')).toHaveFocus();
    expect(screen.getByLabelText('反馈和建议')).toHaveAccessibleDescription('请输入反馈和建议');
    expect(calls).toEqual([]);
  });

  it('validates a field on blur and again while it is corrected', async () => {
    await open();
    expect(screen.getByLabelText('姓名')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText('姓名')).toHaveAccessibleDescription('请输入您的姓名');
    expect(screen.getByLabelText('姓名')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('姓名'), '张');
    expect(screen.queryByText('请输入您的姓名')).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('姓名'));
    expect(screen.getByText('请输入您的姓名')).toBeInTheDocument();
  });

  it('sends the input, shows the message of the server, closes and resets', async () => {
    const { calls } = await open({ 'user/feedback': envelopeWith({ msg: '反馈已收到' }) });
    await fill();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.at(-1)?.request).toEqual({ contact: '张三', tel: '13800000000', content: '价格表很好用' });
    expect(shown()).toEqual(['success: 反馈已收到']);
    act(() => openFeedback());
    expect(screen.getByLabelText('姓名')).toHaveValue('');
  });

  it('stays open and keeps the input when the server refuses', async () => {
    await open({
      'user/feedback': () => {
        throw new ApiError('反馈过于频繁，请一小时后再试', 429, 200);
      },
    });
    await fill();
    await send();
    await waitFor(() => expect(shown()).toEqual(['error: 反馈过于频繁，请一小时后再试']));
    expect(screen.getByLabelText('反馈和建议')).toHaveValue('价格表很好用');
  });

  it('closes on Escape at once while nothing was typed, and asks otherwise', async () => {
    const pressEscape = () =>
      fireEvent(screen.getByRole('dialog', { name: '意见反馈' }), new Event('cancel', { cancelable: true }));
    await open();
    pressEscape();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => openFeedback());
    await fill();
    pressEscape();
    expect(dialogs.getState().list[0]?.title).toBe('有未保存的修改');
    expect(screen.getByLabelText('反馈和建议')).toHaveValue('价格表很好用');
    await act(async () => dialogs.getState().list[0]?.answer(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => openFeedback());
    expect(screen.getByLabelText('反馈和建议')).toHaveValue('');
  });

  it('reports text that is too long instead of cutting it', async () => {
    const { calls } = await open();
    await fill();
    fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '张'.repeat(31) } });
    expect(screen.getByText('姓名最多 30 个字')).toBeInTheDocument();
    await send();
    expect(shown()).toEqual(['error: 姓名最多 30 个字']);
    expect(calls).toEqual([]);
  });

  it('starts with the text given by the page, and shows the message of a response that is no success', async () => {
    await open(
      { 'user/feedback': envelopeWith({ success: false, msg: '反馈暂时无法提交' }) },
      { content: '关于开票：' },
    );
    expect(screen.getByLabelText('反馈和建议')).toHaveValue('关于开票：');
    await fill();
    await send();
    await waitFor(() => expect(shown()).toEqual(['error: 反馈暂时无法提交']));
    expect(screen.getByLabelText('反馈和建议')).toHaveValue('关于开票：价格表很好用');
  });
});
