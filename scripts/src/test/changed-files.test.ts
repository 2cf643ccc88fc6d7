import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'bee-changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@bee.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
const commit = () => {
  git('add', '.');
  git('commit', '--quiet', '-m', 'a change');
};

it('names what a branch has committed, changed, removed and added, but not what main has changed since', () => {
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['kept', 'committed', 'edited', '删除', 'of-main']) write(name, '1');
  commit();
  git('checkout', '--quiet', '-b', 'branch');
  write('committed', '2');
  commit();
  git('checkout', '--quiet', 'main');
  write('of-main', '2');
  commit();
  git('checkout', '--quiet', 'branch');
  write('edited', '2');
  write('untracked', '1');
  rmSync(path.join(root, '删除'));
  expect(changedFiles('main', root).sort()).toEqual(['committed', 'edited', 'untracked', '删除']);
});
