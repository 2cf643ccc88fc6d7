import { manifestSchema } from '@bee/contracts/manifest';
import type { PageComposition } from '@bee/contracts/page';
import { locate, type RemoteLifecycles, setRouteTable } from '@bee/platform/host';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor } from '@testing-library/react';
import { readFailures } from '../log/failure-log.ts';
import { type Applications, startApplications } from './applications.ts';
import { failedRemote } from './failed-remote.store.ts';
import { createOutlet } from './outlet.tsx';

/** Not scaled: jsdom has no resource timing. */
jest.mock('../loader/timeouts.ts', () => ({ timeouts: { attempt: 1600, lifecycle: 5000 } }));

type Mount = (request: Parameters<RemoteLifecycles['mount']>[0]) => Promise<void>;

const NAMES = ['mf-first', 'mf-slow', 'mf-broken', 'mf-late', 'mf-stuck'];
const pages = (name: string) => [{ id: name, module: 'page', title: name }];
const remotes = Object.fromEntries(
  NAMES.map((name) => {
    const requires = { '@bee/platform': '*', '@bee/ui': '*' };
    const release = '2.0.0';
    return [
      name,
      { release, ...manifestSchema.parse({ name, title: name, owner: '测试组', requires, pages: pages(name) }) },
    ];
  }),
);

const shows =
  (text: string): Mount =>
  async ({ host }) => {
    host.textContent = text;
  };
const mounts: Record<string, Mount> = {};
const loads: [string, boolean][] = [];
/** Remotes with an earlier release at hand, which `fallBack` lets start. */
const earlier = new Map<string, Mount>();
const unmounted: string[] = [];
const failures: unknown[] = [];

const { platform } = createTestPlatform({ at: '/mf-first' });
const composition = { ...platform.composition, shell: { release: '1.0.0' }, remotes } as unknown as PageComposition;
const lifecycles = (name: string): RemoteLifecycles => ({
  mount: async (request) => mounts[name]?.(request),
  unmount: async () => void unmounted.push(name),
  prefetch: async () => undefined,
});

const open = (name: string) => {
  window.history.pushState(null, '', `/${name}`);
  platform.location.setState(locate(`/${name}`, ''));
};
const isShown = (name: string) =>
  waitFor(() => expect(document.querySelector(`[data-remote="${name}"][data-ready]`)).not.toBeNull());
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  document.body.innerHTML = '<main id="bee-stage"></main>';
  document.documentElement.dataset.layout = 'main';
  jest.spyOn(console, 'warn').mockImplementation();
  setRouteTable({ remotes: composition.remotes });
  window.history.replaceState(null, '', '/mf-first');
  platform.location.setState(locate('/mf-first', ''));
  readFailures((failure) => failures.push(failure));
  for (const name of NAMES) mounts[name] = shows(name);
  startApplications(NAMES, (applications: Applications) =>
    createOutlet({
      composition,
      platform,
      load: async <Module>(name: string, _module: string, reload = false) => {
        loads.push([name, reload]);
        return { module: lifecycles(name) as Module, release: `${name}-1` };
      },
      fallBack: (name) => {
        const mount = earlier.get(name);
        if (mount) mounts[name] = mount;
        return earlier.delete(name);
      },
      styles: { removeUnused: () => undefined },
      page: { viewer: 'visitor', layout: 'main', frame: null, rendered: null, log: null },
      isCurrent: () => true,
      blocked: 'mf-stuck@2.0.0',
      ...applications,
    }),
  );
  await isShown('mf-first');
});

beforeEach(async () => {
  open('mf-first');
  await isShown('mf-first');
  unmounted.length = 0;
  loads.length = 0;
  failures.length = 0;
});

it('mounts the remote of the address after the one before is unmounted', async () => {
  open('mf-slow');
  await isShown('mf-slow');
  expect(document.getElementById('bee-stage')?.textContent).toBe('mf-slow');
  expect(unmounted).toEqual(['mf-first']);
});

it('does not start the release that blocked the document before, until the reader tries again', async () => {
  open('mf-stuck');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('“mf-stuck”暂时无法打开'));
  expect(loads).toEqual([]);
  expect(failures).toMatchObject([{ phase: 'mount', remote: 'mf-stuck', release: '2.0.0', recovered: false }]);
  act(() => screen.getByRole('button', { name: '重试' }).click());
  await isShown('mf-stuck');
});

it('follows a second link within 300 ms while a remote takes 4 s to mount', async () => {
  mounts['mf-slow'] = async (request) => {
    await wait(4000);
    await shows('too late')(request);
  };
  open('mf-slow');
  await wait(200);
  expect(screen.getByText('正在加载…')).toBeInTheDocument();
  const pressedAt = performance.now();
  open('mf-first');
  await isShown('mf-first');
  expect(performance.now() - pressedAt).toBeLessThan(300);
  await wait(4200);
  expect(document.getElementById('bee-stage')?.textContent).toBe('mf-first');
  expect(failures).toEqual([]);
  mounts['mf-slow'] = shows('mf-slow');
});

it('shows the card of a remote that fails to mount; other remotes work; a retry loads it again', async () => {
  mounts['mf-broken'] = async () => {
    throw new Error('broken');
  };
  open('mf-broken');
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-broken');
  expect(failures).toMatchObject([{ phase: 'mount', remote: 'mf-broken', release: 'mf-broken-1' }]);
  open('mf-first');
  await isShown('mf-first');
  expect(screen.queryByRole('alert')).toBeNull();
  open('mf-broken');
  const retry = await screen.findByRole('button', { name: '重试' });
  mounts['mf-broken'] = shows('mended');
  act(() => retry.click());
  await isShown('mf-broken');
  expect(document.getElementById('bee-stage')?.textContent).toBe('mended');
  expect(loads).toContainEqual(['mf-broken', true]);
});

it.each(['fails to mount', 'crashes while it runs', 'never ends to mount'])(
  'starts the earlier release of a remote that %s, without a card',
  async (fault) => {
    let broken: HTMLElement | undefined;
    mounts['mf-broken'] = async (request) => {
      broken = request.host;
      if (fault === 'never ends to mount') await wait(6000);
      if (fault === 'fails to mount') throw new Error('broken');
      await shows('broken')(request);
      if (fault === 'crashes while it runs') setTimeout(() => request.fail(new Error('crashed')), 50);
    };
    earlier.set('mf-broken', shows('earlier'));
    open('mf-broken');
    const page = document.getElementById('bee-stage');
    await waitFor(() => expect(page?.textContent).toBe('earlier'), { timeout: 7000 });
    await isShown('mf-broken');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(failures).toMatchObject([{ remote: 'mf-broken', recovered: true }]);
    await wait(1100);
    expect(broken?.isConnected).toBe(false);
    expect(page?.textContent).toBe('earlier');
  },
);

it('shows the card of a remote that crashes while it runs, and mounts it again on a retry', async () => {
  let crash = (_error: unknown) => {};
  mounts['mf-broken'] = async (request) => {
    crash = request.fail;
    await shows('running')(request);
  };
  open('mf-broken');
  await isShown('mf-broken');
  act(() => crash(new Error('crashed')));
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(failures).toMatchObject([{ phase: 'run', remote: 'mf-broken' }]);
  await wait(50);
  act(() => retry.click());
  await isShown('mf-broken');
  expect(document.getElementById('bee-stage')?.textContent).toBe('running');
});

it('single-spa gives up a mount after 5 s; a mount that succeeds later replaces the card', async () => {
  mounts['mf-late'] = async (request) => {
    await wait(6500);
    await shows('here at last')(request);
  };
  open('mf-late');
  expect(await screen.findByRole('alert', {}, { timeout: 6000 })).toHaveTextContent('mf-late');
  expect(failures).toMatchObject([{ phase: 'mount', remote: 'mf-late' }]);
  await waitFor(() => expect(screen.getByText('here at last')).toBeInTheDocument(), { timeout: 4000 });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(failedRemote.getState().current).toBeNull();
  await wait(50);
  open('mf-first');
  await isShown('mf-first');
  expect(unmounted).toContain('mf-late');
});
