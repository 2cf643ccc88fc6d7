import type { ManifestInput } from '@bee/contracts/manifest';
import { usePlatform } from '@bee/platform';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useContext, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router-dom';
import { locate } from '../navigation/location.store.ts';
import { PageRouteContext } from '../page/page-route.tsx';
import { PlatformProvider } from '../platform-context.tsx';
import { createRouter } from './create-router.tsx';
import { routedAddress } from './routed-address.ts';

const manifest: ManifestInput = {
  name: 'mf-test',
  title: '测试',
  owner: '测试组',
  requires: { '@bee/platform': '*', '@bee/ui': '*' },
  pages: [
    {
      id: 'thing',
      module: 'thing',
      title: '东西',
      paths: [{ pattern: '/home/thing/{id}' }, { pattern: '/home/things', fixed: { view: 'all' } }],
    },
    { id: 'search', module: 'search', title: '搜索', paths: [{ pattern: '/home/search/{word}' }] },
  ],
};

/** Shows the route, and a number that is lost when the page is mounted again. */
function Probe() {
  const route = useContext(PageRouteContext);
  const { pathname } = useLocation();
  const [mount] = useState(() => ++mounts);
  const { remotes } = usePlatform().composition;
  return (
    <output>
      {route ? `${route.page.id} ${JSON.stringify(route.params)}` : 'no page'} {pathname} #{mount}{' '}
      {Object.keys(remotes)[0]}
    </output>
  );
}
let mounts = 0;
let layouts = 0;
function Layout({ children }: { children: ReactNode }) {
  useState(() => ++layouts);
  return <main>{children}</main>;
}
const Router = createRouter('mf-test', Layout);

const show = (at: string) => {
  const { platform } = createTestPlatform({ manifest, at, otherPages: ['other'] });
  render(
    <PlatformProvider platform={platform}>
      <Router>
        <Probe />
      </Router>
    </PlatformProvider>,
  );
  return (path: string) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    act(() => platform.location.setState(locate(pathname, search)));
  };
};

beforeEach(() => {
  mounts = 0;
  layouts = 0;
});

const text = () => screen.queryByRole('status')?.textContent;

it('each page is a route with its parameters, at friendly and plain addresses', () => {
  const go = show('/home/thing/7.html');
  expect(text()).toContain('thing {"id":"7"} /home/thing/7 #1');
  go('/home/thing/%E7%99%BD%E8%8F%9C%2F8');
  expect(text()).toContain('thing {"id":"白菜/8"}');
  go('/thing?id=9');
  expect(text()).toContain('thing {"id":"9"} /home/thing/9 #1');
  go('/home/things');
  expect(text()).toContain('thing {} /home/things #1');
});

it('another page is mounted for itself, inside the same layout', () => {
  const go = show('/home/thing/7');
  go('/home/search/x');
  expect(text()).toContain('search {"word":"x"} /home/search/x #2');
  expect(layouts).toBe(1);
});

it('an address without a page renders the children, that of another remote nothing', () => {
  const go = show('/home/nothing');
  expect(text()).toContain('no page');
  go('/other');
  expect(text()).toBeUndefined();
});

it('renders the same under the StaticRouter of the server', () => {
  const { platform } = createTestPlatform({ manifest, at: '/thing?id=9' });
  const html = renderToString(
    <PlatformProvider platform={platform}>
      <StaticRouter location={routedAddress(platform.location.getState())}>
        <Router>
          <Probe />
        </Router>
      </StaticRouter>
    </PlatformProvider>,
  );
  expect(html).toContain('thing {&quot;id&quot;:&quot;9&quot;}');
});
