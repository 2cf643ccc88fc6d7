import type { PageComposition } from '@bee/contracts/page';
import { createLocationStore, locate, setRouteTable } from '@bee/platform/host';
import { trackPageViews } from './page-view-tracking.ts';
import type { Recorder } from './recorder.ts';
import { setHidden } from './testing/browser-state.ts';

const page = (id: string, pattern: string) => ({ id, paths: [{ pattern }], query: [], layout: 'main', guard: 'none' });
const composition = {
  id: '7',
  shell: { release: '1.0.0-shell', doors: {} },
  remotes: {
    'mf-a': { release: '1.0.0-aaaa', pages: [page('list', '/list'), page('detail', '/detail/{id}')], widgets: [] },
    'mf-b': { release: '1.0.0-bbbb', pages: [page('other', '/other')], widgets: [] },
  },
} as unknown as PageComposition;

type Line = [actionId: string, page: string, pageTp: number, from: string];

/** Opens a document at `path` and returns its records. */
const open = (path: string) => {
  setRouteTable(composition);
  window.history.replaceState(null, '', path);
  const location = createLocationStore(path, '');
  const lines: Line[] = [];
  const records: { params: unknown; url: string; sourceLocation: string }[] = [];
  const record: Recorder = (actionId, { params, pageTp = 0, sourcePage, url, sourceLocation }) => {
    lines.push([actionId, 'page' in params ? params.page : '', pageTp, sourcePage]);
    records.push({ params, url, sourceLocation });
  };
  trackPageViews({ location, composition, record });
  const go = (to: string) => {
    const [pathname = '', search = ''] = to.split('?');
    window.history.pushState(null, '', to);
    location.setState(locate(pathname, search && `?${search}`));
  };
  return { lines, records, go };
};

describe('page views', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    // Listeners of this document stay; while the tab is hidden they record nothing.
    setHidden(true);
    setHidden(false);
    jest.useRealTimers();
  });

  it('records the first page with the running releases', () => {
    const { lines, records } = open('/detail/7');
    expect(lines).toEqual([['page_view_enter', 'detail', 0, '']]);
    expect(records[0]?.params).toEqual({
      remote: 'mf-a',
      release: '1.0.0-aaaa',
      composition: '7',
      page: 'detail',
      route: { id: '7' },
    });
  });

  it('records the dwell time when the tab is hidden, and a new view when it is visible again', () => {
    const { lines } = open('/list');
    jest.advanceTimersByTime(4200);
    setHidden(true);
    jest.advanceTimersByTime(60_000);
    setHidden(false);
    jest.advanceTimersByTime(1000);
    setHidden(true);
    expect(lines).toEqual([
      ['page_view_enter', 'list', 0, ''],
      ['page_view_tp', 'list', 4200, ''],
      ['page_view_enter', 'list', 0, ''],
      ['page_view_tp', 'list', 1000, ''],
    ]);
  });

  it('records no dwell time of zero', () => {
    const { lines } = open('/list');
    setHidden(true);
    expect(lines).toEqual([['page_view_enter', 'list', 0, '']]);
  });

  it('records leaving one page and entering the next, with its origin', () => {
    const { lines, records, go } = open('/list');
    jest.advanceTimersByTime(300);
    go('/other');
    jest.advanceTimersByTime(50);
    go('/detail/9');
    expect(lines).toEqual([
      ['page_view_enter', 'list', 0, ''],
      ['page_view_tp', 'list', 300, ''],
      ['page_view_enter', 'other', 0, 'list'],
      ['page_view_tp', 'other', 50, 'list'],
      ['page_view_enter', 'detail', 0, 'other'],
    ]);
    expect(records.map(({ url }) => new URL(url).pathname)).toEqual([
      '/list',
      '/list',
      '/other',
      '/other',
      '/detail/9',
    ]);
    expect(records[2]?.sourceLocation).toBe('http://localhost/list');
  });

  it('treats other filters of a page as the same view', () => {
    const { lines, go } = open('/list');
    jest.advanceTimersByTime(300);
    go('/list?type=2');
    expect(lines).toHaveLength(1);
  });

  it('records one end when the document is unloaded, although the tab becomes hidden as well', () => {
    const { lines } = open('/list');
    jest.advanceTimersByTime(300);
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(5);
    setHidden(true);
    expect(lines.map(([actionId]) => actionId)).toEqual(['page_view_enter', 'page_view_tp']);
  });

  it('starts a new view when the document is restored from the back/forward cache', () => {
    const { lines } = open('/list');
    jest.advanceTimersByTime(300);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(lines.map(([actionId]) => actionId)).toEqual(['page_view_enter', 'page_view_tp', 'page_view_enter']);
  });

  it('waits for a tab that was opened in the background', () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const { lines } = open('/list');
    jest.advanceTimersByTime(9000);
    expect(lines).toEqual([]);
    setHidden(false);
    expect(lines).toEqual([['page_view_enter', 'list', 0, '']]);
  });
});
