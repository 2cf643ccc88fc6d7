import type { PageMatch } from '@bee/platform/host';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { requestProgress } from '../app/request-progress.store.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { preparePage } from './page-preparation.ts';

const match = { remote: 'mf-x', page: { id: 'x/list' } } as unknown as PageMatch;
const { platform } = createTestPlatform({ otherPages: [] });
const loaderOf = (prefetch: () => Promise<void>) =>
  (async () => ({ module: { prefetch }, release: '' })) as unknown as RemoteLoader;

const prepare = (prefetch: () => Promise<void>) =>
  preparePage({ platform, load: loaderOf(prefetch), limitMs: 1000 }, match, {});
const inFlight = () => requestProgress.getState().inFlight;

it('shows progress until the page is ready', async () => {
  let ready = () => {};
  const page = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const prepared = prepare(() => page);
  expect(inFlight()).toBe(1);
  ready();
  await prepared;
  expect(inFlight()).toBe(0);
});

it('gives up on a page that hangs', async () => {
  jest.useFakeTimers();
  const outcome = expect(prepare(() => new Promise(() => undefined))).rejects.toThrow('preparing x/list');
  await jest.advanceTimersByTimeAsync(1000);
  await outcome;
  expect(inFlight()).toBe(0);
});
