import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown.ts';

const START = new Date('2026-03-10T08:00:00+08:00').getTime();

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const begin = (seconds: number) => renderHook(() => useCountdown(START + seconds * 1000)).result;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useCountdown', () => {
  it('counts from 60 to 0 in 60 seconds', () => {
    const left = begin(60);
    expect(left.current).toBe(60);
    pass(1000);
    expect(left.current).toBe(59);
    pass(58_000);
    expect(left.current).toBe(1);
    pass(999);
    expect(left.current).toBe(1);
    pass(201);
    expect(left.current).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows the clock after the tab was suspended', () => {
    const left = begin(60);
    jest.setSystemTime(START + 45_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(left.current).toBe(15);
  });

  it('stays 0 after its end', () => {
    expect(begin(-5).current).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
