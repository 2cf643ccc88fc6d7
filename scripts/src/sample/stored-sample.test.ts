import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { sampleFolder } from '../../../server/src/project.ts';
import { drawKinds } from './kinds.ts';
import { MANIFEST, manifestText } from './manifest.ts';

const kinds = drawKinds();
const files = kinds.flatMap((kind) => kind.files);
const folder = sampleFolder(ROOT);

/** Run `npm run sample` when these fail: the stored files are not what the generator draws. */
describe('stored sample', () => {
  it.each(files)('$path is what is drawn', ({ path: name, text }) => {
    // Comparing lines shows the first that differs.
    expect(readFileSync(path.join(folder, name), 'utf8').split('\n')).toEqual(text.split('\n'));
  });

  it('the manifest lists every file with its rows', () => {
    expect(readFileSync(path.join(folder, MANIFEST), 'utf8')).toBe(manifestText(kinds));
  });

  it('has no file that is not drawn', () => {
    const stored = kinds.flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`));
    expect(stored.sort()).toEqual(files.map((file) => file.path).sort());
  });
});
