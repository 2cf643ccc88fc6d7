import { readPreview } from '../../../../http/preview-key.ts';
import { startPreview } from './start-preview.ts';

const SECRET = 'a secret of this test run';
const settings = { internalSecret: SECRET, publicUrl: 'https://bee.example' };
const context = {
  viewer: { kind: 'member', uid: '9' },
  now: new Date('2026-11-28T08:00:00Z'),
  log: { info: () => undefined },
} as never;
const running = { sequence: 3, shell: { active: '1' }, remotes: { 'mf-a': { active: '1' }, 'mf-b': { active: '1' } } };

const start = (after: object) =>
  startPreview(
    settings,
    { composed: async () => running as never, composedWith: async () => ({ ...running, ...after }) as never },
    { versions: { 'mf-a': 'latest' } },
    context,
  );

it('signs what would change, for a day', async () => {
  const remotes = { ...running.remotes, 'mf-a': { active: '2', digest: 'd' } };
  const { address, until } = await start({ remotes });
  expect(until).toBe('2026-11-29T08:00:00.000Z');
  const [site, key] = address.split('/preview/');
  expect(site).toBe('https://bee.example');
  const at = Date.parse(until);
  expect(readPreview(SECRET, key, at - 1)?.releases).toEqual({ 'mf-a': { release: '2', digest: 'd' } });
  expect(readPreview(SECRET, key, at)).toBeNull();
});

it('refuses what runs already', async () => {
  await expect(start({})).rejects.toThrow('正在运行');
});
