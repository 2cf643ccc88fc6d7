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
