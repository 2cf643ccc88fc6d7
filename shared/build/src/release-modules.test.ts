import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readFederation } from './release-modules.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-federation-'));
afterAll(() => rmSync(folder, { recursive: true }));

const chunk = (file: string, ...origins: string[]) => ({
  files: [file],
  origins: origins.map((moduleName) => ({ moduleName })),
});

it('leaves out the scripts of copies that are used only where none is provided', () => {
  const js = { sync: ['own.js', 'copy.js', 'both.js'], async: [] };
  const shared = [{ name: '@bee/ui/theme', version: '2.6.0', assets: { js } }];
  const manifest = { metaData: {}, exposes: [], shared };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  const chunks = [
    chunk('own.js', 'provide shared module @bee/ui/theme'),
    chunk('copy.js', 'consume shared module @bee/ui/theme'),
    chunk('both.js', 'consume shared module @bee/ui/theme', 'provide shared module @bee/ui/theme'),
  ];
  const { provides } = readFederation(folder, { browser: { chunks } as never }, []);
  expect(provides).toEqual({ '@bee/ui/theme': { version: '2.6.0', files: ['own.js', 'both.js'] } });
});
