import { createTestPlatform } from '@bee/testing/render-with-platform';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { startPrefetch } from './prefetch.ts';

const prefetched: string[] = [];
const loader = (async () => ({
  module: { prefetch: async (_platform: unknown, match: { page: { id: string } }) => prefetched.push(match.page.id) },
  release: '',
})) as unknown as RemoteLoader;

const link = (href: string) => {
  const anchor = Object.assign(document.createElement('a'), { href, textContent: href });
  document.body.append(anchor);
  return anchor;
};
const browserSays = (what: { onLine?: boolean; connection?: object }) => {
  Object.defineProperty(navigator, 'onLine', { value: what.onLine ?? true, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: what.connection, configurable: true });
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(() => {
  const { platform } = createTestPlatform({ otherPages: ['a', 'b', 'c', 'd', 'e', 'f'] });
  startPrefetch(platform, loader);
});
beforeEach(() => {
  prefetched.length = 0;
  document.body.replaceChildren();
});
afterAll(() => browserSays({}));

it('prefetches the page when its link receives the focus, once', async () => {
  browserSays({ connection: { effectiveType: '4g', saveData: false } });
  const anchor = link('/a');
  anchor.focus();
  anchor.blur();
  anchor.focus();
  await settle();
  expect(prefetched).toEqual(['a']);
});

it('waits until the pointer rests', async () => {
  browserSays({});
  jest.useFakeTimers();
  const over = () => link('/b').dispatchEvent(new Event('pointerover', { bubbles: true }));
  over();
  jest.advanceTimersByTime(79);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(1000);
  expect(prefetched).toEqual([]);
  over();
  jest.advanceTimersByTime(80);
  jest.useRealTimers();
  await settle();
  expect(prefetched).toEqual(['b']);
});

it.each([
  ['offline', '/c', { onLine: false }],
  ['on 2g', '/d', { connection: { effectiveType: '2g' } }],
  ['on slow 2g', '/e', { connection: { effectiveType: 'slow-2g' } }],
  ['with data saver', '/f', { connection: { effectiveType: '4g', saveData: true } }],
])('prefetches nothing %s', async (_state, path, says) => {
  browserSays(says);
  link(path).focus();
  await settle();
  expect(prefetched).toEqual([]);
});
