import { createSessionStore, type Transport } from '@bee/platform/host';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { screen, waitFor } from '@testing-library/react';
import {
  buildChart,
  buildChoices,
  buildDetail,
  buildList,
  buildRow,
  visitorAccess,
} from './features/vegetable/price-factories.ts';
import { manifest } from './manifest.ts';
import { renderPage } from './remote.server.tsx';
import { mount, unmount } from './remote.tsx';

const at = `/home/vegetable/detail/group/${encodeURIComponent('茄果类')}/name/${encodeURIComponent('番茄')}/type/1`;
const everything = { level: 'public', allowed: true } as const;
const answersFor = (access: typeof visitorAccess | typeof everything) => ({
  'vegetable/getDetail': buildDetail({ access }),
  'vegetable/getEchart': { ...buildChart(), access },
  'vegetable/getMarketList': buildList([buildRow()]),
  'vegetable/filterList': buildChoices(),
  'vegetable/getPriceMoves': {
    market: '北京市场',
    freq: 'D' as const,
    from: '2026-02-03',
    to: '2026-03-04',
    days_around: 3,
    moves: [],
  },
  'vegetable/getSupplyDemandList': { list: [], total: 0, page: 1, limit: 3, updated_at: null },
  'product/getLinks': { name: '番茄', price: null, trade: null, food: null, standards: null },
  'vegetable/getMemberQuoteList': {
    list: [],
    total: 0,
    page: 1,
    limit: 10,
    updated_at: null,
    source: buildDetail().source,
  },
});

/** API responses for the server, which requests as a visitor. */
const asVisitor: Transport = async ({ path }) => {
  const data: unknown = new Map<string, unknown>(Object.entries(answersFor(visitorAccess))).get(
    path.slice('/api/'.length),
  );
  return { status: 200, headers: {}, body: { code: 1, success: true, msg: '', data } };
};

/** Hydrates the server's HTML in a browser, signed in when there is a token. */
const takeOver = async (token: string) => {
  const options = { manifest, at, otherPages: ['home', 'user/vip', 'article/tag'], answers: answersFor(everything) };
  const { platform: common, calls } = createTestPlatform(options);
  const platform = { ...common, sessionStore: createSessionStore(token ? 'pending' : 'visitor') };
  const viewer = token ? 'member' : 'visitor';
  const page = await renderPage(
    { pathname: at, search: '' },
    { composition: platform.composition, viewer, transport: asVisitor },
  );
  platform.sessionStore.setState({ token });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = page.html;
  await mount({ host, platform, rendered: { data: page.data }, fail: (error) => console.error(error) });
  return calls;
};

describe('a product page rendered by the server', () => {
  const complaints = jest.spyOn(console, 'error');

  // The remote mounts its own root as in a browser, so nothing runs inside act().
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

  afterEach(async () => {
    await unmount();
    document.body.replaceChildren();
  });

  it('is hydrated without changes for a visitor', async () => {
    const calls = await takeOver('');
    expect(screen.getByText('已显示最近 30 天，登录查看 90 天')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
    expect(calls).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('is refetched for a member, who is never asked to sign in', async () => {
    const calls = await takeOver('a-token');
    expect(screen.queryByText(/登录查看/)).not.toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('vegetable/getEchart'));
    expect(complaints).not.toHaveBeenCalled();
  });
});
