import { toast } from '@bee/platform';
import { toasts } from '@bee/platform/host';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './toasts.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toasts.setState({ list: [] }));
  jest.useRealTimers();
});

describe('Toasts', () => {
  it('shows a message with its kind for 3000 ms', () => {
    render(<Toasts />);
    act(() => toast.error('密码不能为空'));
    expect(screen.getByRole('status')).toHaveTextContent('错误：密码不能为空');
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText(/密码不能为空/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText(/密码不能为空/)).not.toBeInTheDocument();
  });

  it('shows equal messages once, different ones below each other', () => {
    render(<Toasts />);
    act(() => {
      toast.error('密码不能为空');
      toast.error('密码不能为空');
      toast.success('登录成功');
    });
    expect(screen.getAllByText(/密码不能为空|登录成功/)).toHaveLength(2);
  });
});
