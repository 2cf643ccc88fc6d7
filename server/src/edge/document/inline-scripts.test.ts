/** @jest-environment jsdom */
import { starterScript } from './inline-scripts.ts';

const MAIN = '/r/shell/1/main.js';
const files = [MAIN, '/r/mf-content/1/entry.js'].map((url) => ({ url, integrity: `sha384-${url.length}` }));
const hints = () => [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));
const started = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const run = () => {
  const script = document.createElement('script');
  script.textContent = starterScript(files, MAIN, 'n');
  document.body.append(script);
};

const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  frames.length = 0;
  window.requestAnimationFrame = (paint) => frames.push(paint);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the start of the shell', () => {
  it('asks for every file at once and runs none before the page has been painted', () => {
    run();
    expect(hints()).toEqual(files.map(({ url }) => url));
    jest.advanceTimersByTime(400);
    expect(started()).toEqual([]);
    frames[0]?.(0);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(0);
    expect(started()).toEqual([MAIN]);
    expect(document.head.querySelector('script')).toHaveProperty('integrity', files[0]?.integrity);
  });

  it('waits no longer than a second, and starts once', () => {
    run();
    jest.advanceTimersByTime(1000);
    frames[0]?.(0);
    jest.runAllTimers();
    expect(started()).toEqual([MAIN]);
  });

  it('does not wait in a tab that is not shown', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    expect(started()).toEqual([MAIN]);
  });
});
