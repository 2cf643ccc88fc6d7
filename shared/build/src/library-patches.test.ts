import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIBRARY_PATCHES, patchFile, requirePatchable } from './library-patches.ts';
import { ROOT } from './workspace.ts';

type Loader = (this: { resourcePath: string; getOptions(): object }, source: string) => string;

const patches = Object.entries(LIBRARY_PATCHES).flatMap(([name, libraries]) =>
  libraries.map((patch) => ({ name, library: patch.library, patch })),
);

describe.each(patches)('$name for $library', ({ name, library, patch }) => {
  const root = mkdtempSync(path.join(tmpdir(), 'bee-patch-'));
  const folder = path.join(root, 'node_modules', library);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  beforeEach(() => {
    for (const file of ['package.json', ...Object.keys(patch.files)]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      cpSync(path.join(ROOT, 'node_modules', library, file), path.join(folder, file));
    }
  });
  const check = () => requirePatchable(name, patch, root);

  it('accepts the installed version', () => expect(check).not.toThrow());

  it('warns after the day by which it is removed', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    requirePatchable(name, patch, root, patch.removeBy);
    expect(warn).not.toHaveBeenCalled();
    requirePatchable(name, patch, root, '2099-01-01');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${name}" of ${library} was to be removed by`));
    warn.mockRestore();
  });

  it('fails with another version, and names both', () => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '99.0.0' }));
    expect(check).toThrow(`for ${library} ${patch.version}, but the installed version is 99.0.0`);
  });

  it.each(Object.entries(patch.files))('fails when a text is no longer in %s', (file, texts) => {
    for (const text of texts) {
      const source = readFileSync(path.join(ROOT, 'node_modules', library, file), 'utf8');
      writeFileSync(path.join(folder, file), source.replaceAll(new RegExp(text.source, 'gm'), ''));
      expect(check).toThrow(`does not find ${text} in ${file}`);
    }
    rmSync(path.join(folder, file));
    expect(check).toThrow(`in ${file}`);
  });

  it.each(Object.keys(patch.files))('changes %s', (file) => {
    // A module of its own, and entries that an alias points to.
    if (name === 'refresh-hook' || /(index|dom-export)\.mjs$/.test(file)) return;
    const place = path.join(ROOT, 'node_modules', library, file);
    const loader: Loader = jest.requireActual(patchFile(name as keyof typeof LIBRARY_PATCHES));
    const source = readFileSync(place, 'utf8');
    const patched = loader.call({ resourcePath: place, getOptions: () => ({ provide: true }) }, source);
    expect(patched).not.toBe(source);
  });
});

it('are all listed in docs/library-patches.md with reason and end', () => {
  const rows = readFileSync(path.join(ROOT, 'docs/library-patches.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Patch'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, name, library, version, , , , removeBy]) => [name, library, version, removeBy])).toEqual(
    patches.map(({ name, library, patch }) => [name, library, patch.version, patch.removeBy]),
  );
  expect(rows.filter(([, , , , why, until, judged]) => !why || !until || !judged)).toEqual([]);
});
