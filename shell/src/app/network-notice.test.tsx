import { act, render, screen } from '@testing-library/react';
import { NetworkNotice } from './network-notice.tsx';
import { watchNetwork } from './watch-network.ts';

const hear = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));

it('reports that the connection is lost and that it is back, then disappears', () => {
  jest.useFakeTimers();
  const end = watchNetwork();
  render(<NetworkNotice />);
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  hear('offline');
  expect(notice).toHaveTextContent('网络已断开');
  hear('online');
  expect(notice).toHaveTextContent('网络已恢复');
  act(() => jest.advanceTimersByTime(3000));
  expect(notice).toBeEmptyDOMElement();
  end();
  hear('offline');
  expect(notice).toBeEmptyDOMElement();
  jest.useRealTimers();
});
