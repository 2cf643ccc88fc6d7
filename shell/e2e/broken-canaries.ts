/**
 * Twelve ways in which a release breaks. `script` runs in the browser when the release is evaluated, `server` in the
 * rendering worker; `delivery` is what happens to its page chunks on their way.
 */
export type BrokenCanary = {
  id: string;
  script?: string;
  server?: string;
  delivery?: 'missing' | 'slow';
  /** Milliseconds that a reader stays at the page, and at the next one. */
  stays: number;
  after?: number;
  /** Readers at the same time. Pages that use the whole processor would slow each other down. */
  readers: number;
};

/** Counts each run, so that a test sees what still runs after the remote was left. */
const COUNT =
  'const count = () => { const { dataset } = document.documentElement; dataset.runs = Number(dataset.runs ?? 0) + 1 };';

const later = (code: string) => `;(() => { ${COUNT} setTimeout(() => { ${code} }, 1500) })();`;

export const brokenCanaries: BrokenCanary[] = [
  {
    id: 'throw',
    script: ";throw new Error('broken on purpose');",
    stays: 4000,
    readers: 3,
  },
  { id: 'missing-chunk', delivery: 'missing', stays: 5000, readers: 3 },
  {
    id: 'server-loop',
    server: '\n;module.exports = { ...module.exports, renderPage: () => { for (;;); } };',
    stays: 3000,
    readers: 3,
  },
  {
    id: 'leak',
    script: later('globalThis.mf_kept = Array.from({ length: 200 }, () => new Array(2 ** 17).fill(Math.random()))'),
    stays: 4000,
    after: 36_000,
    readers: 4,
  },
  {
    id: 'links',
    script: later(
      "setInterval(() => { count(); for (const a of document.querySelectorAll('#bee-top a, #bee-nav a, #bee-bottom a')) a.href = 'https://evil.example/' }, 50)",
    ),
    stays: 4000,
    readers: 3,
  },
  {
    id: 'clicks',
    script: later(
      "document.addEventListener('click', (event) => { count(); event.preventDefault(); event.stopImmediatePropagation() }, true)",
    ),
    stays: 4000,
    readers: 3,
  },
  { id: 'endless-loop', script: later('for (;;);'), stays: 10_000, readers: 2 },
  {
    id: 'update-loop',
    script: later(
      'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { count(); port2.postMessage(0) }; port2.postMessage(0)',
    ),
    stays: 24_000,
    readers: 2,
  },
  { id: 'slow-chunk', delivery: 'slow', stays: 9000, readers: 3 },
  { id: 'storage', script: later('localStorage.clear(); sessionStorage.clear()'), stays: 4000, readers: 3 },
  {
    id: 'history',
    script: later('history.pushState = () => {}; history.replaceState = () => {}; Array.prototype.oops = 1'),
    stays: 4000,
    readers: 3,
  },
  {
    id: 'endless-fetch',
    script: later("const ask = () => fetch('/healthz').then(count).then(ask); ask()"),
    stays: 15_000,
    readers: 3,
  },
];
