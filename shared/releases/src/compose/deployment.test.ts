import type { ComposedEntry, Composition } from '@bee/contracts/composition';
import { deployment } from './deployment.ts';

const NOW = new Date('2026-01-01T00:00:00Z');
const chosen = (release: string) => ({ release, digest: '' });

const composition = (ai: ComposedEntry, deployed?: Record<string, string>, note?: string): Composition => ({
  sequence: 7,
  changed_at: '2025-01-01T00:00:00Z',
  note,
  deployed,
  shell: { active: 's' },
  remotes: { 'mf-ai': ai },
});

const deploy = (current: Composition | null, release: string, history: Composition[] = []) => {
  const asked = { shell: chosen('s'), 'mf-ai': chosen(release) };
  const { remotes, deployed, left } = deployment(current, asked, history, { salt: 's', now: NOW });
  return { active: remotes['mf-ai']?.active, deployed: deployed['mf-ai'], left: left.map(({ why }) => why).join() };
};

it('sets everything up the first time', () => {
  expect(deploy(null, 'a')).toEqual({ active: 'a', deployed: 'a', left: '' });
});

it.each([
  ['brings what is new', { active: 'a' }, { 'mf-ai': 'a' }, { active: 'b', deployed: 'b', left: '' }],
  ['remembers what runs already', { active: 'b' }, { 'mf-ai': 'a' }, { active: 'b', deployed: 'b', left: '' }],
  ['undoes no rollback', { active: 'a' }, { 'mf-ai': 'b' }, { active: 'a', deployed: 'b', left: /换成了 a/ }],
  [
    'leaves what was withdrawn and asks again',
    { active: 'a', withdrawn: ['b'] },
    { 'mf-ai': 'a' },
    { active: 'a', deployed: 'a', left: /撤回过/ },
  ],
  [
    'leaves what is frozen and asks again',
    { active: 'a', frozen: '节日' },
    { 'mf-ai': 'a' },
    { active: 'a', deployed: 'a', left: /已冻结：节日/ },
  ],
  [
    'leaves what is on canary',
    { active: 'a', canary: { release: 'b', percent: 10, visitors: true, salt: '', since: '' } },
    { 'mf-ai': 'a' },
    { active: 'a', deployed: 'a', left: /正在灰度（10 %）/ },
  ],
])('%s', (_what, entry, deployed, expected) => {
  const left = expected.left instanceof RegExp ? expect.stringMatching(expected.left) : expected.left;
  expect(deploy(composition(entry, deployed), 'b')).toEqual({ ...expected, left });
});

it('undoes no rollback of a store that remembers no deployment, and brings what was built since', () => {
  const history = [composition({ active: 'b' }, undefined, 'set'), composition({ active: 'a' }, undefined, 'rollback')];
  const [before, rolledBack] = history.map((one, index) => ({ ...one, sequence: index + 6 }));
  expect(deploy(rolledBack as Composition, 'b', [before, rolledBack] as Composition[]).active).toBe('a');
  expect(deploy(rolledBack as Composition, 'c', [before, rolledBack] as Composition[]).active).toBe('c');
  expect(deploy(before as Composition, 'c', [before] as Composition[]).active).toBe('c');
});
