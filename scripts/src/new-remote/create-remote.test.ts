import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outdatedPageParams } from '../verify/page-params.ts';
import { createRemote } from './create-remote.ts';
import { readRequest } from './remote-request.ts';

const ROOT = path.resolve(__dirname, '../../..');

const OTHER = `export const manifest = {
  name: 'mf-data-tools', title: '数据', owner: '数据组',
  pages: [{ id: 'prices', module: 'prices', title: '行情', paths: [{ pattern: '/home/prices/{name}' }] }],
};\n`;

describe('a new remote', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'bee-new-remote-'));
    mkdirSync(path.join(root, 'mf-data-tools/src'), { recursive: true });
    writeFileSync(path.join(root, 'mf-data-tools/src/manifest.ts'), OTHER);
    const peerDependencies = { '@bee/platform': '*', '@bee/ui': '*' };
    writeFileSync(
      path.join(root, 'mf-data-tools/package.json'),
      JSON.stringify({ version: '1.4.0', peerDependencies }),
    );
    mkdirSync(path.join(root, 'mf-data-tools/src/features'));
    writeFileSync(path.join(root, 'mf-data-tools/src/features/prices.page.tsx'), '');
    const places = ['shared/platform', 'shared/ui', 'shell'].map((folder) => `${folder}/package.json`);
    for (const file of [...places, 'shell/src/ops/pages.ts']) cpSync(path.join(ROOT, file), path.join(root, file));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const request = { name: 'mf-reports', path: '/home/reports', title: '研究报告' };

  it('has all placeholders filled in', async () => {
    const files = await createRemote(root, request);
    const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
    expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
    expect(files).toContain('mf-reports/src/features/overview/overview.page.test.tsx');
    expect(readFileSync(path.join(root, 'mf-reports/src/manifest.ts'), 'utf8')).toContain(
      "paths: [{ pattern: '/home/reports' }]",
    );
  });

  it('has the types of its page', async () => {
    await createRemote(root, request);
    expect(await outdatedPageParams(root, ['mf-reports'])).toEqual([]);
  });

  it.each([
    ['an existing folder', { name: 'mf-data-tools' }, /已经存在/],
    ['a class prefix that is taken', { name: 'mf-farm-tools' }, /前缀 tools-/],
    ['the address of another remote', { path: '/home/prices/ginger' }, /请与 数据组 商定/],
    ['the page of another remote', { path: '/prices' }, /页面 prices 同时由 mf-data-tools@1.4.0 与 mf-reports@/],
    ['the address of the shell', { path: '/ops' }, /shell@\S+ 自己的地址 \/ops/],
    ['an address of the site itself', { path: '/api/reports' }, /占用了网站自己的地址 \/api/],
  ])('refuses %s, and nothing is written', async (_, part, message) => {
    await expect(createRemote(root, { ...request, ...part })).rejects.toThrow(message);
    expect(existsSync(path.join(root, 'mf-reports'))).toBe(false);
  });
});

describe('the request', () => {
  it('consists of a name, a path and a title', () => {
    expect(readRequest(['mf-reports', '/home/reports', '研究报告'])).toEqual({
      name: 'mf-reports',
      path: '/home/reports',
      title: '研究报告',
    });
  });

  it.each([
    ['nothing', [], /名称“”不合要求/],
    ['a name without the prefix mf-', ['reports', '/home/reports', '研究报告'], /名称/],
    ['a name in capitals', ['mf-Reports', '/home/reports', '研究报告'], /名称/],
    ['the class prefix of the design system', ['mf-bee', '/home/reports', '研究报告'], /类名前缀 bee-/],
    ['a relative path', ['mf-reports', 'home/reports', '研究报告'], /路径/],
    ['a path with a parameter', ['mf-reports', '/home/reports/{id}', '研究报告'], /路径/],
    ['no title', ['mf-reports', '/home/reports'], /标题“”不合要求/],
    ['a title with a quotation mark', ['mf-reports', '/home/reports', "x'"], /标题/],
    ['a title in two words', ['mf-reports', '/home/reports', '研究', '报告'], /请加引号/],
  ])('is refused with the usage when there is %s', (_, words, message) => {
    expect(() => readRequest(words)).toThrow(message);
    expect(() => readRequest(words)).toThrow(/用法：npm run new-remote/);
  });
});
