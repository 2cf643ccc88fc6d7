import { readFailures } from '../log/failure-log.ts';
import { showRemote } from './remote-scopes.ts';
import { scopeChannels, scopeEffects } from './scoped-effects.ts';

const failures: string[] = [];
beforeAll(() => {
  // Jest adds functions of its own to the window, which browsers only inherit.
  for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(window, name);
  document.body.innerHTML = '<div id="bee-top"><a href="/">home</a></div><main><a href="/other">other</a></main>';
  window.fetch = () => later(1) as unknown as Promise<Response>;
  scopeEffects();
  readFailures(({ remote, release, module, error }) =>
    failures.push(`${remote}@${release} ${module}: ${(error as Error).message}`),
  );
});

let release = 0;
let leave = () => {};
let leaveOther = () => {};
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  release += 1;
  failures.splice(0);
  leave = showRemote('mf-a', `1.0.${release}`);
  leaveOther = () => {};
});
afterEach(() => {
  leave();
  leaveOther();
});

type Seen = (...values: unknown[]) => unknown;

/** Runs text as a script of a release: its frames have the address of a file of the release. */
const runIn = (remote: string, code: string, seen: Seen = () => {}): unknown =>
  // biome-ignore lint/security/noGlobalEval: only a script with an address of its own has frames of a release
  window.eval(`(seen) => {${code}}\n//# sourceURL=https://site.test/releases/${remote}/1.0.${release}/main.js`)(seen);
const inRemote = (code: string, seen?: Seen) => runIn('mf-a', code, seen);

const later = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

it.each([
  ['window', 'window.addEventListener("probe", seen)'],
  ['window, by a free name', 'addEventListener("probe", seen)'],
  [
    'document, with options and an object',
    'document.addEventListener("probe", { handleEvent: seen }, { capture: true })',
  ],
  ['body, by another name', 'const { body: place } = document; place.addEventListener("probe", seen)'],
  ['a handler', 'document.body.onclick = seen; window.onclick = seen'],
])('listeners are silent when their release is left: %s', (_, code) => {
  const seen = jest.fn();
  inRemote(code, seen);
  const send = () => {
    document.body.dispatchEvent(new Event('probe', { bubbles: true }));
    document.body.dispatchEvent(new Event('click'));
    return seen.mock.calls.length;
  };
  const before = send();
  expect(before).toBeGreaterThan(0);
  leave();
  expect(send()).toBe(before);
});

it('keeps listeners of the shell and of other remotes', () => {
  const seen = jest.fn();
  leaveOther = showRemote('mf-b', `1.0.${release}`);
  window.addEventListener('probe', seen);
  runIn('mf-b', 'addEventListener("probe", () => seen())', seen);
  leave();
  window.dispatchEvent(new Event('probe'));
  expect(seen).toHaveBeenCalledTimes(2);
  window.removeEventListener('probe', seen);
});

it('starts again what a release had started, when it is shown again: modules are evaluated once', async () => {
  const seen = jest.fn();
  inRemote('addEventListener("probe", () => seen("event")); setTimeout(() => seen("time"), 5)', seen);
  leave();
  await later();
  expect(seen).not.toHaveBeenCalled();
  leave = showRemote('mf-a', `1.0.${release}`);
  window.dispatchEvent(new Event('probe'));
  await later();
  expect(seen.mock.calls.flat()).toEqual(['event', 'time']);
});

it('does not end what another widget of the release needs', () => {
  const seen = jest.fn();
  leaveOther = showRemote('mf-a', `1.0.${release}`);
  inRemote('addEventListener("probe", seen)', seen);
  leave();
  window.dispatchEvent(new Event('probe'));
  leaveOther();
  window.dispatchEvent(new Event('probe'));
  expect(seen).toHaveBeenCalledTimes(1);
});

it('removes listeners as the browser does: by target, type, function and phase, by signal and after one event', () => {
  const seen = jest.fn();
  inRemote(
    `for (const capture of [true, false]) addEventListener("probe", seen, capture);
     addEventListener("probe", seen);
     removeEventListener("probe", seen, { capture: true });
     const end = new AbortController();
     document.addEventListener("probe", seen, { signal: end.signal }); end.abort();
     document.addEventListener("probe", () => seen(), { once: true })`,
    seen,
  );
  for (const turn of [1, 2]) document.dispatchEvent(new Event('probe', { bubbles: turn > 0 }));
  expect(seen).toHaveBeenCalledTimes(3);
});

it.each([
  ['an interval', 'setInterval(seen, 2)'],
  ['a chain of timers', 'const turn = () => { seen(); setTimeout(turn, 2) }; turn()'],
  ['frames', 'const turn = () => { seen(); requestAnimationFrame(turn) }; turn()'],
  ['an observer', 'new MutationObserver(seen).observe(document.body, { childList: true })'],
])('stops %s', async (_, code) => {
  const seen = jest.fn();
  inRemote(code, seen);
  document.body.append('one');
  await later();
  const before = seen.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  leave();
  document.body.append('two');
  await later();
  expect(seen.mock.calls.length).toBe(before);
});

it('clears timers by the number that was returned, also after a new start', async () => {
  const seen = jest.fn();
  inRemote('globalThis.timer = setInterval(seen, 2)', seen);
  leave();
  leave = showRemote('mf-a', `1.0.${release}`);
  inRemote('clearInterval(globalThis.timer)');
  await later();
  expect(seen).not.toHaveBeenCalled();
});

it('starts nothing for a release that was left, and sends no requests of it, until it is shown again', async () => {
  const seen = jest.fn();
  leave();
  inRemote(
    'setTimeout(() => seen("time")); const turn = () => fetch("/x").then(() => seen("answer")).then(turn); turn()',
    seen,
  );
  await later();
  expect(seen).not.toHaveBeenCalled();
  leave = showRemote('mf-a', `1.0.${release}`);
  await later();
  leave();
  await later();
  const before = seen.mock.calls.length;
  expect(before).toBeGreaterThan(2);
  await later();
  expect(seen.mock.calls.length).toBe(before);
});

it('holds messages of a channel back while its release is left', () => {
  const ports = [{ onmessage: null }, { onmessage: null }] as { onmessage: ((event: unknown) => void) | null }[];
  window.MessageChannel = class {
    port1 = ports[0];
    port2 = ports[1];
  } as unknown as typeof MessageChannel;
  scopeChannels();
  const seen = jest.fn();
  inRemote('new MessageChannel().port1.onmessage = (event) => seen(event)', seen);
  const send = (text: string) => ports[0]?.onmessage?.(text);
  send('shown');
  leave();
  send('left');
  expect(seen.mock.calls.flat()).toEqual(['shown']);
  leave = showRemote('mf-a', `1.0.${release}`);
  send('again');
  expect(seen.mock.calls.flat()).toEqual(['shown', 'left', 'again']);
});

it('leaves the attributes of html and body as they were, but for data of the shell', () => {
  document.documentElement.dataset.layout = 'plain';
  inRemote(
    'document.body.style.background = "red"; document.body.className = "dark"; document.documentElement.inert = true',
  );
  inRemote('document.documentElement.setAttribute("hidden", "")');
  leave();
  expect(document.body.getAttributeNames()).toEqual([]);
  expect(document.documentElement.getAttributeNames()).toEqual(['data-layout']);
});

it('keeps the storage of others and reports it', () => {
  localStorage.setItem('bee-client-id', '1');
  localStorage.setItem('mf-b:basket', '2');
  inRemote(`localStorage.setItem("mf-a:own", "3"); localStorage.setItem("mf-b:basket", "4");
    localStorage.removeItem("bee-client-id")`);
  expect({ ...localStorage }).toEqual({ 'bee-client-id': '1', 'mf-b:basket': '2', 'mf-a:own': '3' });
  inRemote('localStorage.clear()');
  expect({ ...localStorage }).toEqual({ 'bee-client-id': '1', 'mf-b:basket': '2' });
  expect(failures).toEqual([
    `mf-a@1.0.${release} storage: keys of storage must begin with "mf-a:", unlike "mf-b:basket"`,
    `mf-a@1.0.${release} storage: keys of storage must begin with "mf-a:", unlike "bee-client-id"`,
    `mf-a@1.0.${release} storage: clear() of all keys`,
  ]);
  localStorage.clear();
  expect(localStorage).toHaveLength(0);
});

it('lets a remote see clicks on the frame, but not block them; those on its own content are its own', () => {
  const [followed, seen] = [jest.fn(), jest.fn()];
  inRemote(
    'addEventListener("click", (event) => { seen(); event.preventDefault(); event.stopImmediatePropagation() }, true)',
    seen,
  );
  const count = (event: Event) => {
    if (!event.defaultPrevented) followed((event.target as Element).textContent);
    event.preventDefault();
  };
  document.addEventListener('click', count);
  for (const link of document.querySelectorAll('a')) link.click();
  document.removeEventListener('click', count);
  expect(followed.mock.calls.flat()).toEqual(['home']);
  expect(seen).toHaveBeenCalledTimes(2);
  expect(new Set(failures)).toEqual(new Set([`mf-a@1.0.${release} clicks: blocked a click on the frame`]));
});

it('does not report a remote that only sees clicks on the frame, or stops moves over it during a drag', () => {
  inRemote('addEventListener("click", () => {}, true)');
  inRemote('addEventListener("pointermove", (event) => event.preventDefault(), true)');
  const link = document.querySelector('a');
  link?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, cancelable: true }));
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(failures).toEqual([]);
});

it('reports a loop of requests once, not a page that asks for much', async () => {
  inRemote('for (let one = 0; one < 100; one += 1) fetch("/x")');
  expect(failures).toEqual([]);
  inRemote('fetch("/x"); fetch("/x")');
  expect(failures).toEqual([`mf-a@1.0.${release} requests: a loop of requests`]);
});
