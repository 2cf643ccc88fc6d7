import { noteOpenRelease, takeBlockedRelease } from './open-release.ts';

const KEY = 'bee-open-release';
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

let type: NavigationTimingType;
beforeEach(() => {
  type = 'reload';
  const getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
});

it('ignores a mark unless the tab was reloaded: Firefox may have kept it', () => {
  type = 'navigate';
  sessionStorage.setItem(KEY, 'mf-ai@1.0.0');
  expect(takeBlockedRelease()).toBeNull();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('takes what a blocked document left behind, once', () => {
  sessionStorage.setItem(KEY, 'mf-ai@1.0.0');
  expect(takeBlockedRelease()).toBe('mf-ai@1.0.0');
  expect(takeBlockedRelease()).toBeNull();
});

it('leaves no mark when the document ends, and none while it is hidden', () => {
  noteOpenRelease('mf-ai', '2.0.0');
  expect(sessionStorage.getItem(KEY)).toBe('mf-ai@2.0.0');
  setHidden(true);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  noteOpenRelease('mf-content', '1.0.0');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  setHidden(false);
  expect(sessionStorage.getItem(KEY)).toBe('mf-content@1.0.0');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
