import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestPage } from '@bee/contracts/manifest';
import { outdatedPageParams, pageParams, pageParamsFile } from './page-params.ts';

const typeOf = (page: object) =>
  pageParams([manifestPage.parse({ id: 'x', module: 'x', title: '页面', ...page })])
    .split('\n')[2]
    ?.trim();

describe('types of pages', () => {
  it.each([
    ['nothing', {}, 'never', 'never'],
    ['the parameters of its path, and its query', { paths: ['/x/{id}'], query: ['s', 'p'] }, "'id'", "'s' | 'p'"],
    ['what all of its paths name', { paths: ['/x/{id}', '/x/{id}/n/{num}'] }, "'id'", "'num'"],
    ['nothing where a path has no parameters', { paths: ['/x', '/x/{id}'], query: ['id'] }, 'never', "'id'"],
    ['nothing where it has a start', { paths: ['/x/{type}'], start: { type: 'a' } }, 'never', "'type'"],
  ])('a page needs %s', (_, { paths = [], ...page }: { paths?: string[]; query?: string[] }, required, optional) => {
    const patterns = paths.map((pattern) => ({ pattern }));
    expect(typeOf({ ...page, paths: patterns })).toBe(`'x': { required: ${required}; optional: ${optional} };`);
  });

  it('a value that a path implies may be given', () => {
    expect(typeOf({ paths: [{ pattern: '/x', fixed: { view: 'index' } }] })).toContain("optional: 'view'");
  });
});

describe('the check', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bee-page-params-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('names files that are missing or do not match', async () => {
    mkdirSync(path.join(root, 'shell/src/ops'), { recursive: true });
    const pages = [{ id: 'ops', module: 'ops', title: '运营', query: ['tab'] }];
    writeFileSync(path.join(root, 'shell/src/ops/pages.ts'), `export const pages = ${JSON.stringify(pages)};\n`);
    const file = pageParamsFile(root, 'shell');
    expect(await outdatedPageParams(root, ['shell'])).toEqual([expect.stringContaining('shell/src/page-params.d.ts')]);
    writeFileSync(file, pageParams([manifestPage.parse({ ...pages[0], query: ['tab', 'q'] })]));
    expect(await outdatedPageParams(root, ['shell'])).toHaveLength(1);
    writeFileSync(file, pageParams([manifestPage.parse(pages[0])]));
    expect(await outdatedPageParams(root, ['shell'])).toEqual([]);
  });
});
