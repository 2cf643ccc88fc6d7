import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baselineOf, checkOut } from './api-baseline.ts';
import { bumpProblem } from './api-bump.ts';
import { type ApiChange, apiChanges } from './api-surface.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-api-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): string => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
};

it('classifies the changes of exports of an entry point', () => {
  const before = write(
    'before/entry-point.ts',
    `export const kept = (given: { id: string }): number => given.id.length;
     export const removed = 1;
     export const narrower = (given: { id: string }): number => given.id.length;
     export const wider = (given: { id: string }): number => given.id.length;
     export const lessSaid = (): { a: number; b: number } => ({ a: 1, b: 2 });
     export type Props = { id: string; more?: number };
     export type WiderProps = { id: string };
     export type NarrowerProps = { id: string | number };
     export type Row = { id: string; price: number };
     export type Box<T> = { held: T };
     export class Named { constructor(readonly text: string) {} }`,
  );
  const now = write(
    'now/entry-point.ts',
    `export { kept, narrower, wider, lessSaid } from './parts.ts';
     export type { Props, WiderProps, NarrowerProps, Row, Box } from './parts.ts';
     export { Named, added } from './parts.ts';`,
  );
  write(
    'now/parts.ts',
    `export const kept = (given: { id: string }): number => given.id.length;
     export const narrower = (given: { id: string; name: string }): number => given.id.length;
     export const wider = (given: { id: string; name?: string }): number => given.id.length;
     export const lessSaid = (): { a: number } => ({ a: 1 });
     export type Props = { id: string; more?: number; other?: string };
     export type WiderProps = { id: string | number };
     export type NarrowerProps = { id: string };
     export type Row = { id: string; price: number | null };
     export type Box<T> = { held: T };
     export class Named { constructor(readonly text: string) {} }
     export const added = 1;`,
  );
  const pairs = [
    { entryPoint: 'a', before, now },
    { entryPoint: 'b', before: null, now },
    { entryPoint: 'c', before, now: null },
    { entryPoint: 'd', before, now: before },
  ];
  const changes = apiChanges(pairs, folder).map(({ entryPoint, name, kind }) => `${entryPoint} ${name} ${kind}`);
  expect(changes.sort()).toEqual([
    'a NarrowerProps changed',
    'a Props widened',
    'a Row changed',
    'a WiderProps widened',
    'a added added',
    'a lessSaid changed',
    'a narrower changed',
    'a removed removed',
    'a wider widened',
    'b * added',
    'c * removed',
  ]);
});

it.each<[ApiChange['kind'], string, string | null]>([
  ['added', '1.2.0', '1.3.0'],
  ['added', '1.2.9', '1.3.0'],
  ['widened', '1.3.0', null],
  ['removed', '1.3.0', '2.0.0'],
  ['changed', '2.0.0', null],
])('after something %s version %s needs %s', (kind, now, needed) => {
  const problem = bumpProblem('@bee/ui', { commit: 'abcdef0123', version: '1.2.0' }, now, [
    { entryPoint: '@bee/ui/table', name: 'Table', kind },
  ]);
  if (needed === null) return expect(problem).toBeNull();
  expect(problem).toContain(`@bee/ui 应升到 ${needed}`);
  expect(problem).toContain('@bee/ui/table 的 Table');
});

it('compares a package with the commit that set its version, and that commit with the one before', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@bee.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = (version: string, text: string) => {
    write('shared/ui/package.json', JSON.stringify({ name: '@bee/ui', version }, null, 2));
    write('shared/ui/src/entry-point.ts', text);
    git('add', '-A');
    git('commit', '-qm', text);
    return git('rev-parse', 'HEAD').trim();
  };
  expect(baselineOf(folder, 'shared/ui')).toBeNull();
  git('init', '-q');
  expect(baselineOf(folder, 'shared/ui')).toBeNull();
  commit('1.0.0', 'first');
  expect(baselineOf(folder, 'shared/ui')).toBeNull();
  const second = commit('1.0.0', 'second');
  expect(baselineOf(folder, 'shared/ui')?.version).toBe('1.0.0');
  const third = commit('1.1.0', 'third');
  expect(baselineOf(folder, 'shared/ui')).toEqual({ commit: second, version: '1.0.0' });
  commit('1.1.0', 'fourth');
  const baseline = baselineOf(folder, 'shared/ui');
  expect(baseline).toEqual({ commit: third, version: '1.1.0' });
  const tree = baseline && checkOut(folder, baseline, 'shared/ui', path.join(folder, '.cache'));
  expect(readFileSync(path.join(tree ?? '', 'src/entry-point.ts'), 'utf8')).toBe('third');
});
