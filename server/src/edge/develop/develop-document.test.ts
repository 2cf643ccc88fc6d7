/** @jest-environment jsdom */
import type { DevelopedRemote, PageComposition } from '@bee/contracts/page';
import { developBanner, developStarter } from './develop-document.ts';

const development = { remote: 'mf-a', origin: 'http://localhost:5171' };
const served: DevelopedRemote = {
  name: 'mf-a',
  title: '甲',
  owner: '甲组',
  pages: [],
  navigation: [],
  widgets: [{ name: 'one', doors: [] }],
  container: 'mf_a_dev',
  entry: 'remoteEntry.js',
  style: 'own.css',
  shell: 'shell/main.js',
};
const released = { remotes: { 'mf-a': { release: '1', title: '旧' }, 'mf-b': { release: '2' } } };

/** Runs the starter as the document does; the server answers with `answer`, or is unreachable. */
const start = async (answer: Response | null) => {
  document.head.innerHTML = '';
  document.body.innerHTML = `${developBanner(development)}<script type="application/json" id="bee-composition">${JSON.stringify(released)}</script>`;
  const asked: string[] = [];
  window.fetch = async (url) => {
    asked.push(String(url));
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  // biome-ignore lint/security/noGlobalEval: the document contains this script
  await window.eval(developStarter(development));
  const page = JSON.parse(document.getElementById('bee-composition')?.textContent ?? '') as PageComposition;
  const scripts = [...document.head.querySelectorAll('script')];
  return { asked, page, scripts, said: document.getElementById('bee-dev-state')?.textContent ?? '' };
};
const answering = (body: string, status = 200) =>
  ({ ok: status === 200, json: async () => JSON.parse(body), text: async () => body }) as Response;

it('puts what the server serves into the composition and starts the shell of development', async () => {
  const { asked, page, scripts, said } = await start(answering(JSON.stringify(served)));
  expect(asked).toEqual(['http://localhost:5171/bee-dev.json']);
  expect(page.remotes['mf-a']).toEqual({
    release: 'dev',
    title: '甲',
    owner: '甲组',
    pages: [],
    navigation: [],
    widgets: [{ name: 'one', doors: [] }],
    container: 'mf_a_dev',
    base: 'http://localhost:5171/',
    entry: { url: 'http://localhost:5171/remoteEntry.js', integrity: 'unchecked' },
    style: { url: 'http://localhost:5171/own.css', integrity: '' },
    lastKnownGood: null,
  });
  expect(page.remotes['mf-b']).toEqual({ release: '2' });
  expect(scripts.map(({ src }) => src)).toEqual(['http://localhost:5171/shell/main.js']);
  expect(said).toBe('');
});

it.each([
  ['nobody answers', null, 'npm run dev'],
  ['it serves another remote', answering(JSON.stringify({ ...served, name: 'mf-b' })), '现在提供的是 mf-b'],
  ['the working copy cannot be read', answering('manifest.ts: pages', 500), 'manifest.ts: pages'],
])('says what is wrong where %s, and starts nothing', async (_what, answer, expected) => {
  const { page, scripts, said } = await start(answer);
  expect(said).toContain(expected);
  expect(scripts).toEqual([]);
  expect(page).toEqual(released);
});
