import { scrolling } from '@bee/domain/constants';
import { scrollPosition, watchScroll } from './scroll.store.ts';

it('reads the position once per 50 ms of scrolling', () => {
  jest.useFakeTimers();
  const seen: number[] = [];
  watchScroll();
  scrollPosition.subscribe(({ scrollTop }) => seen.push(scrollTop));
  for (const y of [10, 20, 30]) {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  }
  jest.advanceTimersByTime(scrolling.throttleMs - 1);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual([30]);
  jest.useRealTimers();
});
