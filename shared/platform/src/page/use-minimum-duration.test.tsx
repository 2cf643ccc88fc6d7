import { LEAST_SHOWN_MS } from '@bee/domain/constants';
import { act, renderHook } from '@testing-library/react';
import { useMinimumDuration } from './use-minimum-duration.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('stays true for at least 200 ms, and not longer than necessary', () => {
  const { result, rerender } = renderHook(({ on }) => useMinimumDuration(on), { initialProps: { on: true } });
  wait(50);
  rerender({ on: false });
  expect(result.current).toBe(true);
  wait(LEAST_SHOWN_MS - 51);
  expect(result.current).toBe(true);
  wait(1);
  expect(result.current).toBe(false);
  rerender({ on: true });
  wait(LEAST_SHOWN_MS + 100);
  rerender({ on: false });
  wait(0);
  expect(result.current).toBe(false);
});

it('stays false when nothing was busy', () => {
  const { result } = renderHook(() => useMinimumDuration(false));
  expect(result.current).toBe(false);
});
