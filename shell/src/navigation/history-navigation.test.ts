import { guardEdits } from '@bee/platform';
import { createLocationStore, dialogs, setRouteTable } from '@bee/platform/host';
import { start } from 'single-spa';
import { startNavigation } from './history-navigation.ts';

const page = { module: '', title: '', layout: 'bare', guard: 'none', doors: [], widgets: [], query: [] } as const;
const composition = {
  id: 'c1',
  remotes: {
    'mf-x': {
      pages: [
        { ...page, id: 'x/list', paths: [{ pattern: '/home/x/list' }], canonical: ['id'], renamed: { cat: 'cate' } },
        { ...page, id: 'x/other', paths: [{ pattern: '/home/x/other' }] },
      ],
    },
  },
} as unknown as Parameters<typeof startNavigation>[0]['composition'];

/** Pages that are not ready yet. */
const waiting: { id: string; ready(): void; fail(): void }[] = [];
let isSlow = false;

const scrolledTo: number[] = [];
const heads: string[] = [];
let top = 0;

beforeAll(() => {
  setRouteTable(composition);
  window.history.replaceState(null, '', '/home/x/list');
  window.scrollTo = ((_: number, y: number) => {
    scrolledTo.push(y);
    top = y;
  }) as typeof window.scrollTo;
  Object.defineProperty(window, 'scrollY', { get: () => top });
  startNavigation({
    composition,
    location: createLocationStore('/home/x/list', ''),
    activeComposition: () => 'c1',
    prepare: async ({ page: { id } }) => {
      if (isSlow) await new Promise<void>((ready, fail) => waiting.push({ id, ready, fail }));
    },
  });
  start({ urlRerouteOnly: true });
});

beforeEach(() => {
  document.body.innerHTML = '';
});

/** Returns the scroll position after a click on a link, starting from 900 px. */
const click = async (to: string, inside: (link: Element) => Element = (link) => link) => {
  const link = Object.assign(document.createElement('a'), { href: to });
  document.body.append(inside(link));
  top = 900;
  scrolledTo.length = 0;
  heads.length = 0;
  link.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(to);
  return top;
};

const listWith = (headAt: number) => (link: Element) => {
  const pages = document.createElement('nav');
  pages.className = 'bee-pages';
  pages.append(link);
  const list = document.createElement('section');
  list.append(pages);
  list.getBoundingClientRect = () => ({ top: headAt }) as DOMRect;
  list.scrollIntoView = () => heads.push('list');
  return list;
};

describe('scroll position after a link', () => {
  it('keeps it for another view of the same page, also at an address with another remembered position', async () => {
    await click('/home/x/list?s=hot');
    expect(scrolledTo).toEqual([]);
    await click('/home/x/list');
    await click('/home/x/list?s=hot');
    expect(scrolledTo).toEqual([]);
  });

  it('goes to the top for another page, or another item on the same page', async () => {
    expect(await click('/home/x/other')).toBe(0);
    expect(await click('/home/x/list')).toBe(0);
    expect(await click('/home/x/list?id=7')).toBe(0);
  });

  it('goes to the start of the list when turning its pages, unless that is in view', async () => {
    await click('/home/x/list?id=7&p=2', listWith(-500));
    expect([scrolledTo, heads]).toEqual([[], ['list']]);
    await click('/home/x/list?id=7&p=3', listWith(80));
    expect([scrolledTo, heads]).toEqual([[], []]);
  });

  it('restores it on the way back', async () => {
    await click('/home/x/other');
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(window.location.pathname).toBe('/home/x/list');
    expect(top).toBe(900);
  });
});

describe('unsaved edits', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
  const follow = async (to: string) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    await settled();
  };
  const answer = async (yes: boolean) => {
    dialogs.getState().list[0]?.answer(yes);
    await settled();
  };
  const openDialogs = () => dialogs.getState().list.length;
  let release: () => void;
  beforeEach(async () => {
    await follow('/home/x/list');
    release = guardEdits(() => document.body);
  });
  afterEach(() => release());

  it('ask before another page, and not before another view of the same one', async () => {
    await follow('/home/x/list?s=hot');
    expect([openDialogs(), window.location.search]).toEqual([0, '?s=hot']);
    await follow('/home/x/other');
    expect([openDialogs(), window.location.pathname]).toEqual([1, '/home/x/list']);
    await answer(false);
    expect(window.location.pathname).toBe('/home/x/list');
    await follow('/home/x/other');
    await answer(true);
    expect([openDialogs(), window.location.pathname]).toEqual([0, '/home/x/other']);
  });

  it('ask on the way back, during which the address stays', async () => {
    release();
    await follow('/home/x/other');
    release = guardEdits(() => document.body);
    window.history.back();
    await settled();
    expect([openDialogs(), window.location.pathname]).toEqual([1, '/home/x/other']);
    await answer(true);
    expect(window.location.pathname).toBe('/home/x/list');
  });

  it('leave the way forward as it was, whichever the answer is', async () => {
    release();
    await follow('/home/x/other');
    await follow('/home/x/list?id=9');
    window.history.back();
    await settled();
    release = guardEdits(() => document.body);
    const { length } = window.history;
    window.history.back();
    await settled();
    expect([openDialogs(), window.location.pathname]).toEqual([1, '/home/x/other']);
    await answer(false);
    window.history.forward();
    await settled();
    expect([openDialogs(), window.location.pathname]).toEqual([1, '/home/x/other']);
    await answer(true);
    expect([window.location.search, window.history.length]).toEqual(['?id=9', length]);
  });

  it('keep the document until they are saved', () => {
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(false);
    release();
    expect(unload()).toBe(true);
  });
});

it('replaces an old name of a query key by the current one', async () => {
  document.body.append(Object.assign(document.createElement('a'), { href: '/home/x/list?cat=1&id=7' }));
  document.querySelector('a')?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.location.pathname + window.location.search).toBe('/home/x/list?cate=1&id=7');
});

describe('a page that is not ready', () => {
  const path = () => window.location.pathname;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const follow = async (to: string) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    await settle();
  };

  beforeEach(async () => {
    isSlow = false;
    await follow('/home/x/list?id=7');
    isSlow = true;
    waiting.length = 0;
  });
  afterAll(() => {
    isSlow = false;
  });

  it('leaves the one before on the screen until it is', async () => {
    await follow('/home/x/other');
    expect([waiting[0]?.id, path()]).toEqual(['x/other', '/home/x/list']);
    waiting[0]?.ready();
    await settle();
    expect(path()).toBe('/home/x/other');
  });

  it('is not opened if the reader has gone elsewhere meanwhile', async () => {
    await follow('/home/x/other');
    await follow('/home/x/list?id=8');
    waiting[0]?.ready();
    await settle();
    expect(path() + window.location.search).toBe('/home/x/list?id=8');
    await follow('/home/x/other?again=1');
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 100));
    waiting[1]?.ready();
    await settle();
    expect(path() + window.location.search).toBe('/home/x/list?id=7');
  });

  it('opens when it could not be loaded, to show its failure', async () => {
    await follow('/home/x/other');
    waiting[0]?.fail();
    await settle();
    expect(path()).toBe('/home/x/other');
  });
});
