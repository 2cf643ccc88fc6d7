import type { ActionRecord } from '@bee/contracts/entity/action-record';
import { createOutbox } from './outbox.ts';
import { setHidden, setOnline } from './testing/browser-state.ts';

type Sent = { url: string; init: RequestInit; records: ActionRecord[] };

let sent: Sent[];
let answers: (() => Promise<Partial<Response>>)[];
const accepted = async () => ({ ok: true, status: 200, json: async () => ({ code: 1 }) });

const OWN = { address: '/api/base/actionLog', header: ['x-bee-log', 'page-view'] as [string, string] };
const outbox = (target = OWN, token = '') => createOutbox(target, () => token);
const recordOf = (recordId: string): ActionRecord => ({ recordId, actionId: 'page_view_enter' });
const many = (count: number) => Array.from({ length: count }, (_, index) => recordOf(`r${index}`));
const ids = () => sent.flatMap(({ records }) => records.map(({ recordId }) => recordId));
const kept = () => (JSON.parse(localStorage.getItem('bee-log-queue') ?? '[]') as ActionRecord[]).map((r) => r.recordId);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  answers = [];
  setOnline(true);
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => {
      const body = JSON.parse(String(init.body)) as ActionRecord & { records?: ActionRecord[] };
      sent.push({ url, init, records: body.records ?? [body] });
      return (answers.shift() ?? accepted)();
    },
  });
});
afterEach(() => jest.useRealTimers());

describe('the outbox of the log', () => {
  it('batches for one second; sends a single record as an object and several as an array', async () => {
    const { add } = outbox();
    add(recordOf('a'));
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    add(recordOf('b'));
    add(recordOf('c'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ init }) => Object.keys(JSON.parse(String(init.body))))).toEqual([
      ['recordId', 'actionId', 'ip'],
      ['records'],
    ]);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('uses requests that outlive the page, with the fixed header and the token of the session', async () => {
    const { add } = outbox(OWN, 'my-token');
    add(recordOf('a'));
    setHidden(true);
    expect(sent[0]).toMatchObject({
      url: '/api/base/actionLog',
      init: { method: 'POST', keepalive: true, headers: { 'x-bee-log': 'page-view', token: 'my-token' } },
    });
  });

  it('sends one record at a time and no credentials to another collector', async () => {
    const { add } = outbox({ address: 'https://log.example.com/c', header: ['x-log', 'bee'] }, 'my-token');
    add(recordOf('a'));
    add(recordOf('b'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ records }) => records.length)).toEqual([1, 1]);
    expect(sent[0]?.init).toMatchObject({ credentials: 'omit' });
    expect(JSON.stringify(sent)).not.toContain('my-token');
  });

  it.each(['pagehide', 'hidden'])('sends at once on %s, and nothing twice', async (how) => {
    const { add } = outbox();
    add(recordOf('a'));
    if (how === 'hidden') setHidden(true);
    else window.dispatchEvent(new Event('pagehide'));
    expect(ids()).toEqual(['a']);
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(ids()).toEqual(['a']);
  });

  it('includes records that other listeners write when the page is hidden', () => {
    const { add } = outbox();
    document.addEventListener('visibilitychange', () => document.hidden && add(recordOf('late')), { once: true });
    setHidden(true);
    expect(ids()).toEqual(['late']);
  });

  it('stores records while offline, also across pages, and sends them with the same id', async () => {
    const { add } = outbox();
    setOnline(false);
    add(recordOf('a'));
    add(recordOf('b'));
    expect(kept()).toEqual(['a', 'b']);
    await jest.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(0);
    setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['a', 'b']);
    expect(kept()).toEqual([]);
  });

  it('sends what an earlier page stored', async () => {
    localStorage.setItem('bee-log-queue', JSON.stringify([recordOf('old')]));
    outbox();
    await jest.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['old']);
  });

  it('stores only the last 200 records', () => {
    setOnline(false);
    const { add } = outbox();
    for (const record of many(250)) add(record);
    expect(kept()).toHaveLength(200);
    expect([kept()[0], kept().at(-1)]).toEqual(['r50', 'r249']);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is overloaded', async () => ({ ok: false, status: 503 })],
    ['the rate limit is exceeded', async () => ({ ok: true, status: 200, json: async () => ({ code: 429 }) })],
  ])('tries again later when %s', async (_name, answer) => {
    const { add } = outbox();
    answers.push(answer);
    add(recordOf('a'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(kept()).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(ids()).toEqual(['a', 'a']);
    expect(kept()).toEqual([]);
  });

  it('drops records that the server refuses permanently', async () => {
    const { add } = outbox();
    answers.push(async () => ({ ok: false, status: 422 }));
    add(recordOf('a'));
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ids()).toEqual(['a']);
    expect(kept()).toEqual([]);
  });

  it('keeps each request below the size limit of keepalive requests', async () => {
    const { add } = outbox();
    for (const record of many(120)) add({ ...record, browser: 'x'.repeat(2000) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(ids()).toHaveLength(120);
    for (const { init } of sent) expect(String(init.body).length).toBeLessThan(40_000);
  });

  it('works without storage', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setOnline(false);
    expect(() => outbox().add(recordOf('a'))).not.toThrow();
    setItem.mockRestore();
  });
});
