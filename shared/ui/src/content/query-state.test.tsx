import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryState } from './query-state.tsx';

const refetch = jest.fn();

const show = (query: { data?: string; isPending?: boolean; error?: Error }) =>
  render(
    <QueryState
      query={{ data: query.data, isPending: query.isPending ?? false, error: query.error ?? null, refetch }}
      failed="订单加载失败"
      skeleton={<p>正在加载</p>}
    >
      {(data) => <p>{data}</p>}
    </QueryState>,
  );

describe('QueryState', () => {
  it('shows the placeholder until there is an answer', () => {
    show({ isPending: true });
    expect(screen.getByText('正在加载')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the error with its reason instead of older data, and asks again', async () => {
    show({ data: '旧的', error: new Error('网络不通') });
    expect(screen.getByRole('alert')).toHaveTextContent('订单加载失败网络不通');
    expect(screen.queryByText('旧的')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the content', () => {
    show({ data: '三个订单' });
    expect(screen.getByText('三个订单')).toBeVisible();
    expect(screen.queryByText('正在加载')).toBeNull();
  });
});
