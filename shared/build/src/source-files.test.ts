import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, sourceFiles } from './source-files.ts';
import { ROOT } from './workspace.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bee-source-'));
  const files = [
    'package-lock.json',
    'mf/src/页.ts',
    'mf/src/keys/键.ts',
    'mf/.env',
    'mf/dist/a.js',
    'mf/a.tsbuildinfo',
    'other/b.ts',
  ];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  }
  writeFileSync(path.join(root, '.gitignore'), 'dist/\n*.tsbuildinfo\n.env\n/keys/\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('source files of a checkout', () => {
  const places = ['mf', 'package-lock.json', 'missing'];

  it('are the same with and without git', () => {
    const walked = sourceFiles(root, places).sort();
    execFileSync('git', ['init', '-q'], { cwd: root });
    expect(walked).toEqual(['mf/src/keys/键.ts', 'mf/src/页.ts', 'package-lock.json']);
    expect(sourceFiles(root, places).sort()).toEqual(walked);
  });

  it('that differ from the last commit are detected', () => {
    expect(changedFiles(root, places)).toEqual([]);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a');
    expect(changedFiles(root, places)).toEqual([]);
    writeFileSync(path.join(root, 'mf/src/页.ts'), 'b');
    writeFileSync(path.join(root, 'mf/src/新.ts'), 'b');
    writeFileSync(path.join(root, 'other/b.ts'), 'b');
    rmSync(path.join(root, 'package-lock.json'));
    expect(changedFiles(root, places).sort()).toEqual(['mf/src/新.ts', 'mf/src/页.ts', 'package-lock.json']);
  });

  it('has no rule in the .gitignore of this project that the walk would misinterpret', () => {
    const rules = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean);
    expect(rules.filter((rule) => !/^\/?(\*?[\w.-]+)\/?$/.test(rule))).toEqual([]);
  });
});
