import { issueServed, readServed, SERVED_MS } from './served-cookie.ts';

const SECRET = 'a secret of sixteen characters';
const VISIT = 'v'.repeat(16);
const AT = Date.parse('2026-03-04T02:00:00.000Z');
const cookie = issueServed(SECRET, VISIT, {
  releases: { shell: 's1', 'mf-ai': 'a1' },
  network: 'network1',
  at: AT,
});

it('proves the releases of one document and the network that requested it', () => {
  const served = readServed(SECRET, VISIT, cookie, AT + 1000);
  expect(served?.network).toBe('network1');
  expect(served?.has('mf-ai', 'a1')).toBe(true);
  expect(served?.has('shell', 's1')).toBe(true);
  expect(served?.has('mf-ai', 'a2')).toBe(false);
  expect(served?.has('shell', 'a1')).toBe(false);
});

it('expires after half an hour', () => {
  expect(readServed(SECRET, VISIT, cookie, AT + SERVED_MS)).not.toBeNull();
  expect(readServed(SECRET, VISIT, cookie, AT + SERVED_MS + 1000)).toBeNull();
});

const [seconds = '', network = '', tags = '', mac = ''] = cookie.split('.');
it.each([
  ['another secret', 'another secret of an edge', VISIT, cookie],
  ['another visit', SECRET, 'w'.repeat(16), cookie],
  ['a later time', SECRET, VISIT, [`z${seconds}`, network, tags, mac].join('.')],
  ['another network', SECRET, VISIT, [seconds, 'network2', tags, mac].join('.')],
  ['other releases', SECRET, VISIT, [seconds, network, `${tags}aaaaaa`, mac].join('.')],
  ['no signature', SECRET, VISIT, [seconds, network, tags].join('.')],
])('is invalid with %s', (_what, secret, visit, given) => {
  expect(readServed(secret, visit, given, AT)).toBeNull();
});

it('contains neither the visit nor an address', () => {
  expect(cookie).not.toContain(VISIT);
  expect(readServed(SECRET, VISIT, undefined, AT)).toBeNull();
});
