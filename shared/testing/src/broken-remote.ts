import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, releaseSchema } from '@bee/contracts/composition';
import { integrityOf } from '@bee/releases/store/integrity';

/** What a release does to the site that runs it. */
export type Misbehaviour =
  | 'nothing'
  | 'throws'
  | 'hangs'
  | 'slow'
  | 'render'
  | 'globals'
  | 'nodes'
  | 'blocks'
  | 'loops'
  | 'trespasses'
  | 'quiet'
  | 'keeps';

/** What its `./remote` does in `mount`, as text. */
const MOUNTS: Record<Exclude<Misbehaviour, 'nothing' | 'throws'>, string> = {
  hangs: 'return new Promise(() => {})',
  slow: "await new Promise((resolve) => setTimeout(resolve, 4000)); host.innerHTML = '<h1>来晚了</h1>'",
  render: "host.innerHTML = '<h1>出错之前</h1>'; setTimeout(() => fail(new Error('render failed')), 50)",
  blocks: "host.innerHTML = '<h1>卡住</h1>'; setTimeout(() => { for (;;); }, 200)",
  loops:
    "host.innerHTML = '<h1>空转</h1>'; const { port1, port2 } = new MessageChannel();" +
    'port1.onmessage = () => { host.dataset.turn = Date.now(); port2.postMessage(0) }; port2.postMessage(0)',
  trespasses:
    "host.innerHTML = '<h1>越界</h1>'; const rewrite = () => { window.turns = (window.turns ?? 0) + 1; " +
    "for (const a of document.querySelectorAll('#bee-top a, #bee-nav a, #bee-bottom a')) a.href = 'https://evil.example/' };" +
    'setInterval(rewrite, 50); const block = (event) => { event.preventDefault(); event.stopImmediatePropagation() };' +
    "document.addEventListener('click', block, true); document.body.style.background = 'red'; localStorage.clear();" +
    "localStorage.setItem('bee-type', 'large'); history.pushState = () => {}; window.calls = 0; const ask = () => fetch('/healthz')" +
    '.then(() => { window.calls += 1; return ask() }); ask()',
  quiet:
    "host.innerHTML = '<h1>留下计时</h1>'; const { dataset } = document.documentElement; const count = () => { dataset.turns = Number(dataset.turns ?? 0) + 1 };" +
    "setInterval(count, 20); addEventListener('pointermove', count); const ask = () => fetch('/healthz').then(count).then(ask); ask();" +
    "document.body.style.background = 'red'",
  keeps:
    "host.innerHTML = '<h1>留着内存</h1>'; globalThis.mf_kept = Array.from({ length: 200 }, () => new Array(2 ** 17).fill(Math.random()))",
  globals:
    "host.innerHTML = '<h1>改写全局</h1>'; window.fetch = () => Promise.reject(new Error('taken'));" +
    'JSON.parse = () => ({}); Array.prototype.flat = () => []; Array.prototype.oops = 1; window.leftBehind = { by: 1 }',
  nodes:
    "host.innerHTML = '<h1>拆掉框架</h1>'; document.getElementById('bee-top').remove();" +
    "document.querySelector('.shell-body').before(document.getElementById('bee-bottom'));" +
    "document.getElementById('bee-bottom').remove(); document.getElementById('bee-notice').remove()",
};

const entryOf = (container: string, behaviour: Exclude<Misbehaviour, 'nothing'>): string =>
  behaviour === 'throws'
    ? `var ${container}; throw new Error('broken while it was evaluated');`
    : `var ${container} = { init() {}, get: async () => () => ({
  mount: async ({ host, fail }) => { ${MOUNTS[behaviour]} }, unmount: async () => {}, prefetch: async () => {} }) };`;

/**
 * Puts a copy of a release into the store under another id, with its own container and with the hashes that belong to
 * its files, so that nothing but its behaviour tells it from a built one. Servers render it as before. Returns the id.
 */
export const writeRelease = (store: string, name: string, from: string, behaviour: Misbehaviour): string =>
  copyRelease(store, name, from, behaviour, (files) => {
    if (behaviour === 'nothing') files.rename();
    else files.replace(files.entry, entryOf(files.container, behaviour));
  });

/** The same for a release that works, and runs `script` when a browser or `server` when a server evaluates it. */
export const writeReleaseWith = (
  store: string,
  name: string,
  from: string,
  fault: { id: string; script?: string; server?: string },
): string =>
  copyRelease(store, name, from, fault.id, (files) => {
    files.rename(fault.script);
    if (fault.server) files.replace(files.server, files.text(files.server) + fault.server);
  });

type Files = {
  container: string;
  entry: string;
  server: string;
  text(file: string): string;
  replace(file: string, text: string): void;
  /** Gives the container its new name, and adds a script to the entry. */
  rename(script?: string): void;
};

const copyRelease = (store: string, name: string, from: string, suffix: string, change: (files: Files) => void) => {
  const id = `${from}-${suffix}`;
  const folder = path.join(store, name, id);
  cpSync(path.join(store, name, from), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const container = `${name}_${id}`.replace(/\W/g, '_');
  const { entry, server } = release;
  const text = (one: string) => readFileSync(path.join(folder, one), 'utf8').replaceAll(release.container, container);
  const rename = (script = '') => {
    const chunks = Object.keys(release.integrity).filter((one) => /^[^/]+\.js$/.test(one) && one !== entry);
    const renewed = chunks.map((chunk) => replaceFile(folder, release, chunk, text(chunk)));
    // The entry names the hash of every chunk.
    replaceFile(
      folder,
      release,
      entry,
      renewed.reduce((before, [old, now]) => before.replaceAll(old, now), text(entry)) + script,
    );
  };
  const replace = (one: string, changed: string) => replaceFile(folder, release, one, changed);
  change({ container, entry, server, text, rename, replace });
  writeFileSync(file, JSON.stringify({ ...release, release: id, container }, null, 2));
  return id;
};

/** The compressed copy is left out: it would be of the other text. Returns the hash before and the one now. */
const replaceFile = (folder: string, { integrity }: Release, file: string, text: string): [string, string] => {
  const before = integrity[file];
  if (!before) throw new Error(`${file} is not listed in the release`);
  const now = integrityOf(text);
  writeFileSync(path.join(folder, file), text);
  integrity[file] = now;
  delete integrity[`${file}.br`];
  rmSync(path.join(folder, `${file}.br`), { force: true });
  return [before, now];
};
