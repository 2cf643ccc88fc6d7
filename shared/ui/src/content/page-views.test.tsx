import { closeLogin } from '@bee/platform';
import { loginIntent } from '@bee/platform/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageViews } from './page-fallbacks.tsx';

const { LoginRequired } = pageViews;
const isAsked = () => loginIntent.getState().status;

beforeEach(closeLogin);

describe('a page that needs a member', () => {
  it('asks a visitor to sign in over its skeleton, and closes the dialog on navigation', async () => {
    const { unmount } = render(<LoginRequired title="我的订单" ended={false} />);
    expect(isAsked()).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('登录后可以查看“我的订单”');
    expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
    expect(screen.queryByText('401')).not.toBeInTheDocument();
    closeLogin();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(isAsked()).toBe(true);
    unmount();
    expect(isAsked()).toBe(false);
  });

  it('shows that a session has expired', async () => {
    render(<LoginRequired title="我的订单" ended />);
    expect(isAsked()).toBe(false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('登录状态已过期或尚未登录');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(isAsked()).toBe(true);
  });
});
