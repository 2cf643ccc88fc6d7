import type { ManifestInput } from '@bee/contracts/manifest';
import { definePage, type Page, type PageFallbacks } from '@bee/platform';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defineRemote } from './define-remote.tsx';

const manifest: ManifestInput = {
  name: 'mf-test',
  title: '测试',
  owner: '测试组',
  requires: { '@bee/platform': '*', '@bee/ui': '*' },
  pages: [{ id: 'thing', module: 'thing', title: '东西', paths: [{ pattern: '/home/thing' }] }],
};
const nothing = () => null;
const Passing = ({ children }: { children: ReactNode }) => children;
const views: PageFallbacks = { Skeleton: nothing, ErrorPage: nothing, LoadFailed: nothing, LoginRequired: nothing };

it('a mount that is left while the code of its page loads renders nothing', async () => {
  let arrive = (_module: { page: Page }) => {};
  const code = new Promise<{ page: Page }>((resolve) => {
    arrive = resolve;
  });
  const { platform } = createTestPlatform({ manifest, at: '/home/thing' });
  const remote = defineRemote({
    name: 'mf-test',
    loadPage: () => code,
    views,
    Router: Passing,
  });
  const host = document.createElement('div');
  host.textContent = 'loading';
  const mounted = remote.mount({ host, platform, rendered: null, fail: () => undefined });
  await remote.unmount();
  arrive({ page: definePage({ component: () => <h1>东西</h1> }) });
  await act(() => mounted);
  expect(host.textContent).toBe('loading');
});

it("shows the server's data to a member whose session ends before the first render", async () => {
  const load = jest.fn(async () => ({ word: '重新取的' }));
  const component = ({ data }: { data: { word: string } }) => <h1>{data.word}</h1>;
  const { platform } = createTestPlatform({ manifest, at: '/home/thing' });
  platform.sessionStore.setState({ token: 'expired', status: 'pending' });
  const host = document.createElement('div');
  host.innerHTML = '<h1>渲染时的</h1>';
  const remote = defineRemote({
    name: 'mf-test',
    loadPage: async () => ({ page: definePage({ personal: true, load, component }) }),
    views,
    Router: Passing,
  });
  void remote.mount({ host, platform, rendered: { data: { word: '渲染时的' } }, fail: () => undefined });
  // Until then the data has been stored for the member, and nothing has been rendered.
  const stored = platform.queryClient.getQueryCache().subscribe(() => {
    stored();
    queueMicrotask(() => platform.sessionStore.setState({ token: '', status: 'visitor' }));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(host.textContent).toBe('渲染时的');
  expect(load).not.toHaveBeenCalled();
});
