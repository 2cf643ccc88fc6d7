import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '@bee/build/source-files';
import { ROOT } from '@bee/build/workspace';
import { SECOND_NODE_TESTS, SECOND_NODE_VERSION } from './second-node.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('the second Node', () => {
  it.each(['server', 'remote'])('is that of the %s image', (name) => {
    const majors = [...read(`scripts/docker/${name}.Dockerfile`).matchAll(/^FROM node:(\d+)-/gm)].map(
      ([, major]) => major,
    );
    expect(new Set(majors)).toEqual(new Set([SECOND_NODE_VERSION.split('.')[0]]));
  });

  it('runs tests of every chosen folder, none of which starts a database', () => {
    const chosen = sourceFiles(ROOT, ['shared', 'server']).filter(
      (file) => new RegExp(SECOND_NODE_TESTS).test(file) && /(?<![.]long)[.]test[.]ts$/.test(file),
    );
    const folders = ['contracts', 'domain', 'releases', 'build', 'text', 'payment', 'storage', 'files', 'http'];
    expect(folders.filter((folder) => !chosen.some((file) => file.includes(`/${folder}/`)))).toEqual([]);
    const database = /@bee\/testing\/(database|server\/(test-app|test-database))'/;
    expect(chosen.filter((file) => database.test(read(file)))).toEqual([]);
  });
});
