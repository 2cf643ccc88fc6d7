import { ApiError, leaveEdits } from '@bee/platform';
import { toasts } from '@bee/platform/host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input, useServerError, WorkForm } from '../fields.ts';

type Values = { no: string; reason: string };

function Example({ refusal = null, onFinish = () => {} }: { refusal?: Error | null; onFinish?: () => void }) {
  const [form] = Form.useForm<Values>();
  useServerError(form, refusal, { note: 'reason' });
  return (
    <WorkForm form={form} name="example" initialValues={{ no: '', reason: '' }} onFinish={onFinish}>
      <Form.Item name="no" label="号码" rules={[{ pattern: /^(\d{3,})?$/, message: '至少 3 位数字' }]}>
        <Input />
      </Form.Item>
      <Form.Item name="reason" label="说明" rules={[{ required: true, message: '请写明原因' }]}>
        <Input />
      </Form.Item>
      <button type="submit">提交</button>
    </WorkForm>
  );
}

beforeEach(() => act(() => toasts.setState({ list: [] })));

describe('WorkForm', () => {
  it('checks a field when it is left, and a message that is shown with every change', async () => {
    render(<Example />);
    const no = screen.getByLabelText('号码');
    await userEvent.type(no, '12');
    expect(no).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(no).toHaveAccessibleDescription('至少 3 位数字'));
    await userEvent.type(no, '3');
    await waitFor(() => expect(no).not.toHaveAccessibleDescription('至少 3 位数字'));
  });

  it('moves the focus to the first invalid field, and shows its message as a toast', async () => {
    const onFinish = jest.fn();
    render(<Example onFinish={onFinish} />);
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.getByLabelText('说明')).toHaveFocus());
    expect(toasts.getState().list.map(({ message }) => message)).toEqual(['请写明原因']);
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('lists several errors above the fields, each leading to its field, until they are corrected', async () => {
    render(<Example />);
    await userEvent.type(screen.getByLabelText('号码'), '12');
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    const summary = await screen.findByRole('alert', { name: '' });
    await waitFor(() => expect(summary).toHaveTextContent('有 2 处需要修改：至少 3 位数字请写明原因'));
    expect(screen.getByLabelText('号码')).toHaveFocus();
    expect(toasts.getState().list).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: '请写明原因' }));
    expect(screen.getByLabelText('说明')).toHaveFocus();
    await userEvent.keyboard('抬头有误');
    await waitFor(() => expect(summary).toHaveTextContent('有 1 处需要修改：至少 3 位数字'));
    await userEvent.type(screen.getByLabelText('号码'), '3');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  });

  it('shows an error of the server at the field that it names, and none that is about something else', async () => {
    const { rerender } = render(<Example />);
    const no = screen.getByLabelText('号码');
    rerender(<Example refusal={new ApiError('号码服务暂时不可用', 503, 503)} />);
    rerender(<Example refusal={new ApiError('请重新登录', 0, 200, 'token')} />);
    expect(document.body).toHaveFocus();
    rerender(<Example refusal={new ApiError('这个已用于另一张发票', 409, 200, 'no')} />);
    await waitFor(() => expect(no).toHaveAccessibleDescription('这个已用于另一张发票'));
    expect(no).toHaveFocus();
  });

  it('knows fields by their name in the request, and leaves that name out of the message', async () => {
    render(<Example refusal={new ApiError('note：最多 200 个字', 422, 422, 'note')} />);
    await waitFor(() => expect(screen.getByLabelText('说明')).toHaveAccessibleDescription('最多 200 个字'));
  });

  it('asks before its edits are lost, also after they were sent and refused, until it is gone', async () => {
    const onFinish = jest.fn();
    const { unmount } = render(<Example onFinish={onFinish} />);
    const hasLeft = () => {
      const proceed = jest.fn();
      leaveEdits(proceed);
      return proceed.mock.calls.length > 0;
    };
    expect(hasLeft()).toBe(true);
    await userEvent.type(screen.getByLabelText('说明'), '门店关闭');
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(onFinish).toHaveBeenCalled());
    expect(hasLeft()).toBe(false);
    unmount();
    expect(hasLeft()).toBe(true);
  });
});
