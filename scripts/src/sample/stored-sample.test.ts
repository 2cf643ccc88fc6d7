import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { sampleFolder } from '../../../server/src/project.ts';
import { readSampleText } from '../../../server/src/sample/sample-files.ts';
import { drawKinds } from './kinds.ts';
import { MANIFEST, manifestText } from './manifest.ts';

const kinds = drawKinds();
const files = kinds.flatMap((kind) => kind.files);
const folder = sampleFolder(ROOT);

/** Run `npm run sample` when these fail: the stored files are not what the generator draws. */
describe('stored sample', () => {
  it.each(files)('$path is what is drawn', ({ path: name, text }) => {
    expect(firstDifference(readSampleText(name), text)).toBeNull();
  });

  it('the manifest lists every file with its rows', () => {
    expect(readFileSync(path.join(folder, MANIFEST), 'utf8')).toBe(manifestText(kinds));
  });

  it('has no file that is not drawn', () => {
    const stored = kinds.flatMap(({ name }) => filesIn(name));
    expect(stored.sort()).toEqual(files.map((file) => file.path).sort());
  });
});

const filesIn = (name: string): string[] =>
  readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Files have up to 143,000 lines: comparing them as arrays takes seconds each. */
const firstDifference = (stored: string, drawn: string) => {
  if (stored === drawn) return null;
  const lines = drawn.split('\n');
  const place = stored.split('\n').findIndex((line, at) => line !== lines[at]);
  return { line: place + 1, stored: stored.split('\n')[place], drawn: lines[place] };
};
