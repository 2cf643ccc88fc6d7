import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemote } from './create-remote.ts';

const ROOT = path.resolve(__dirname, '../../..');

describe('a new remote', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'bee-new-remote-'));
    mkdirSync(path.join(root, 'mf-data-tools'));
    for (const name of ['platform', 'ui']) {
      mkdirSync(path.join(root, 'shared', name), { recursive: true });
      cpSync(path.join(ROOT, 'shared', name, 'package.json'), path.join(root, 'shared', name, 'package.json'));
    }
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const request = { name: 'mf-reports', path: '/home/reports', title: '研究报告' };

  it('is filled in everywhere', () => {
    const files = createRemote(root, request);
    const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
    expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
    expect(files).toContain('mf-reports/src/features/overview/overview.page.test.tsx');
    expect(readFileSync(path.join(root, 'mf-reports/src/manifest.ts'), 'utf8')).toContain(
      "paths: [{ pattern: '/home/reports' }]",
    );
  });

  it.each([
    ['a name that is no remote', { name: 'reports' }, /名称/],
    ['a relative path', { path: 'home/reports' }, /路径/],
    ['a title that ends the string it stands in', { title: "x'" }, /标题/],
    ['a folder that is there', { name: 'mf-data-tools' }, /已经存在/],
    ['a class prefix that is taken', { name: 'mf-farm-tools' }, /前缀 tools-/],
  ])('refuses %s', (_, part, message) => {
    expect(() => createRemote(root, { ...request, ...part })).toThrow(message);
  });
});
