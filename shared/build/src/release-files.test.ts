import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertScriptsParse } from './release-files.ts';

describe('scripts of a release', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bee-release-files-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('are rejected by name when one cannot be parsed', () => {
    writeFileSync(path.join(folder, 'good.js'), 'globalThis.neverRun = 1;');
    writeFileSync(path.join(folder, '980.js'), 'const a = 12f3;');
    writeFileSync(path.join(folder, 'style.css'), 'a { b: c }');
    expect(() => assertScriptsParse(folder, ['good.js', '980.js', 'style.css'])).toThrow(/^980\.js /);
    expect(() => assertScriptsParse(folder, ['good.js', 'style.css'])).not.toThrow();
    expect('neverRun' in globalThis).toBe(false);
  });
});
