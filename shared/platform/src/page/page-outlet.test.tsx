import type { ManifestInput } from '@bee/contracts/manifest';
import { ApiError, definePage, notFound, type Page, type PageFallbacks } from '@bee/platform';
import { createPageSource, PageOutlet } from '@bee/platform/host';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locate } from '../navigation/location.store.ts';
import { PlatformProvider } from '../platform-context.tsx';

const manifest: ManifestInput = {
  name: 'mf-test',
  title: '测试',
  owner: '测试组',
  requires: { '@bee/platform': '*', '@bee/ui': '*' },
  pages: [
    { id: 'thing', module: 'thing', title: '东西', paths: [{ pattern: '/home/thing/{id}' }], query: ['p'] },
    { id: 'mine', module: 'mine', title: '我的', guard: 'member' },
    { id: 'audited', module: 'audited', title: '审计', guard: 'audit' },
  ],
};
const views: PageFallbacks = {
  Skeleton: () => <p>骨架</p>,
  ErrorPage: ({ status, message, retry }) => (
    <div>
      <p>错误 {status}</p>
      <p>{message}</p>
      {retry ? (
        <button type="button" onClick={retry}>
          再试
        </button>
      ) : null}
    </div>
  ),
  LoadFailed: ({ message, retry }) => (
    <button type="button" onClick={retry}>
      {message}
    </button>
  ),
  LoginRequired: ({ title, ended }) => (
    <p>
      {ended ? '已退出' : '请登录'}：{title}
    </p>
  ),
};

const show = (at: string, page: Page) => {
  const { platform } = createTestPlatform({ manifest, at });
  const source = createPageSource(async () => ({ page }));
  render(
    <PlatformProvider platform={platform}>
      <PageOutlet name="mf-test" source={source} views={views} />
    </PlatformProvider>,
  );
  const go = (path: string) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    act(() => platform.location.setState(locate(pathname, search)));
  };
  return { go, platform, section: () => platform.location.getState().section };
};

const thing = (load: (id: string, p: string | undefined) => Promise<string>) =>
  definePage({
    load: async ({ params, query }) => ({ name: await load(params.id ?? '', query.p) }),
    head: ({ name }) => ({ title: name }),
    component: ({ data }) => <h1>{data.name}</h1>,
  });

describe('PageOutlet', () => {
  it('shows a skeleton, then the page, and sets the document title', async () => {
    show(
      '/home/thing/7',
      thing(async (id) => `东西${id}`),
    );
    expect(screen.getByText('骨架')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '东西7' })).toBeInTheDocument();
    expect(document.title).toBe('东西7 - 农小蜂');
  });

  it('keeps the section of the navigation until the next page is shown', async () => {
    const page = definePage({
      load: async ({ params: { id } }) => ({ id }),
      head: ({ id }) => ({ title: '东西', ...(id === '7' && { section: '/home/list' }) }),
      component: ({ data }) => <h1>{data.id}</h1>,
    });
    const { go, section } = show('/home/thing/7', page);
    await screen.findByText('7');
    expect(section()).toBe('/home/list');
    go('/home/thing/8');
    await screen.findByText('8');
    expect(section()).toBeUndefined();
  });

  it('keeps the old content while the next content of the same page loads', async () => {
    let answer: (name: string) => void = () => undefined;
    const later = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const { go } = show(
      '/home/thing/7',
      thing((_id, p) => (p ? later : Promise.resolve('第一页'))),
    );
    await screen.findByText('第一页');
    go('/home/thing/7?p=2');
    expect(screen.getByText('第一页').parentElement).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer('第二页'));
    expect(await screen.findByText('第二页')).toBeInTheDocument();
  });

  it('ignores query keys that the manifest does not declare', async () => {
    let loads = 0;
    const { go } = show(
      '/home/thing/7',
      thing(async () => `第${++loads}次`),
    );
    await screen.findByText('第1次');
    go('/home/thing/7?utm=x');
    expect(await screen.findByText('第1次')).toBeInTheDocument();
    expect(loads).toBe(1);
  });

  it('loads once for all keys that are not passed to load', async () => {
    const seen: Record<string, string>[] = [];
    const page = definePage({
      load: async ({ query }) => seen.push(query),
      loadKeys: [],
      component: ({ data, query }) => (
        <p>
          第{data}次，{query.p ?? '首'}页
        </p>
      ),
    });
    const { go } = show('/home/thing/7?p=1', page);
    await screen.findByText('第1次，1页');
    go('/home/thing/7?p=2');
    expect(screen.getByText('第1次，2页').parentElement).not.toHaveAttribute('aria-busy');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toEqual([{}]);
    go('/home/thing/8?p=2');
    expect(await screen.findByText('第2次，2页')).toBeInTheDocument();
  });

  it('shows 404 when load finds nothing, and a retry when it fails', async () => {
    let works = false;
    const { go } = show(
      '/home/thing/0',
      thing(async (id) => {
        if (id === '0') throw notFound();
        if (!works) throw new ApiError('暂时无法应答', 0, 200);
        return '好了';
      }),
    );
    expect(await screen.findByText('错误 404', {}, { timeout: 5000 })).toBeInTheDocument();
    go('/home/thing/8');
    const retry = await screen.findByRole('button', { name: '暂时无法应答' }, { timeout: 5000 });
    works = true;
    await userEvent.click(retry);
    expect(await screen.findByText('好了')).toBeInTheDocument();
  });

  it('shows visitors the login prompt on a private page and loads nothing', async () => {
    const load = jest.fn(async () => '秘密');
    show('/mine', thing(load));
    expect(await screen.findByText('请登录：我的')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('distinguishes a session that ended on this page from a visit without one', async () => {
    const { platform } = show(
      '/mine',
      thing(async () => '秘密'),
    );
    expect(await screen.findByText('请登录：我的')).toBeInTheDocument();
    act(() => platform.sessionStore.setState({ endedAt: '/home/thing/7' }));
    expect(screen.getByText('请登录：我的')).toBeInTheDocument();
    act(() => platform.sessionStore.setState({ endedAt: '/mine' }));
    expect(screen.getByText('已退出：我的')).toBeInTheDocument();
  });

  it('takes the status of the error page from the thrown error', async () => {
    let thrown: Error = Object.assign(new Error('坏了'), { response: { status: 503 } });
    const { go } = show(
      '/home/thing/1',
      thing(async () => {
        throw thrown;
      }),
    );
    expect(await screen.findByText('错误 503', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.getByText('坏了')).toBeInTheDocument();
    thrown = new ApiError('登录状态已过期', 401, 200);
    go('/home/thing/2');
    expect(await screen.findByText('错误 401', {}, { timeout: 5000 })).toBeInTheDocument();
    thrown = new ApiError('kw：最多 100 个字', 422, 422);
    go('/home/thing/4');
    expect(await screen.findByRole('button', { name: 'kw：最多 100 个字' }, { timeout: 5000 })).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    thrown = new Error('没有状态');
    go('/home/thing/3');
    expect(await screen.findByText('错误 500', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '再试' })).toBeInTheDocument();
  });

  it('names an undefined guard, and loads nothing', async () => {
    const load = jest.fn(async () => '秘密');
    show('/audited', thing(load));
    expect(await screen.findByText('错误 500')).toBeInTheDocument();
    expect(screen.getByText('Unknown middleware: audit')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });
});
