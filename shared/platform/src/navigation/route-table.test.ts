import { type ManifestInput, manifestSchema } from '@bee/contracts/manifest';
import type { OwnHosts, PageComposition } from '@bee/contracts/page';
import { canonicalAddress, href, hrefOrNull, matchLocation, remoteAt, setRouteTable } from './route-table.ts';

const remote = (name: string, pages: ManifestInput['pages']) =>
  manifestSchema.parse({ name, title: name, owner: '组', requires: { '@bee/platform': '*', '@bee/ui': '*' }, pages });
const remotes = {
  'mf-main': remote('mf-main', [{ id: 'home', module: 'home', title: '首页' }]),
  'mf-herb': remote('mf-herb', [
    { id: 'herb/prices', module: 'p', title: '行情', paths: [{ pattern: '/herb/prices/{kind}' }] },
  ]),
} as unknown as PageComposition['remotes'];

const onHost = (here: OwnHosts['here']) =>
  setRouteTable({
    remotes,
    hosts: { mainUrl: 'https://bee.example', urls: { 'mf-herb': 'https://herb.example' }, here },
  });
const at = (pathname: string, search = '') => ({ pathname, search });

describe('on the own host of a remote', () => {
  beforeEach(() => onHost({ remote: 'mf-herb', start: '/herb/prices/root', title: '药材' }));

  it('its own pages have paths, pages of others have absolute addresses on the main site', () => {
    expect(href<string>('herb/prices', { kind: 'leaf', p: 2 })).toBe('/herb/prices/leaf?p=2');
    expect(href<string>('home', { q: '三七' })).toBe('https://bee.example/?q=%E4%B8%89%E4%B8%83');
    expect(hrefOrNull('home')).toBe('https://bee.example/');
    expect(hrefOrNull<string>('none')).toBeNull();
  });

  it('/ is its start page, and pages of others do not match', () => {
    expect(matchLocation(at('/', '?p=2'))).toMatchObject({ remote: 'mf-herb', params: { kind: 'root' } });
    expect(matchLocation(at('/herb/prices/leaf'))).toMatchObject({ params: { kind: 'leaf' } });
    expect(matchLocation(at('/home'))).toBeNull();
    expect(remoteAt(at('/no/such/page'))).toBe('mf-herb');
  });
});

describe('on the main site', () => {
  it('every page has a path, and one canonical address regardless of the host', () => {
    onHost(null);
    expect(href<string>('herb/prices', { kind: 'leaf' })).toBe('/herb/prices/leaf');
    expect(canonicalAddress('/')).toBe('https://bee.example/');
    expect(canonicalAddress('/herb/prices/leaf?p=2')).toBe('https://herb.example/herb/prices/leaf?p=2');
    expect(canonicalAddress('https://bee.example/home')).toBe('https://bee.example/home');
    expect(remoteAt(at('/no/such/page'))).toBeUndefined();
  });

  it('canonical addresses have no host where none is configured', () => {
    setRouteTable({ remotes });
    expect(canonicalAddress('/herb/prices/leaf')).toBe('/herb/prices/leaf');
    expect(href('home')).toBe('/');
  });

  it('a page of the shell takes precedence over one of a remote', () => {
    const own = remote('mf-own', [{ id: 'home', module: 'h', title: '外壳的' }]);
    const composition = { remotes, shell: { release: '1', doors: {}, pages: own.pages } };
    setRouteTable(composition);
    expect(matchLocation(at('/'))).toMatchObject({ remote: 'shell', page: { title: '外壳的' } });
    expect(remoteAt(at('/herb/prices/leaf'))).toBe('mf-herb');
  });
});
