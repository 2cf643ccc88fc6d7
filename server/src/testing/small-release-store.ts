import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Composition } from '@bee/contracts/composition';
import { filesBelow, sha384 } from '@bee/releases/store/folder-files';
import { digestOf } from '@bee/releases/store/releases';

/** Writes a release as a build does; answers with the digest of its release.json. */
export const putRelease = (store: string, name: string, release: string, mark = ''): string => {
  const folder = path.join(store, name, release);
  const files: Record<string, string> = {
    'entry.js': `globalThis.entry = '${name} ${release} ${mark}';`,
    'own.css': `.${name} { color: red }`,
    'engine.wasm': `wasm ${mark}`,
    'server/remote.cjs': 'module.exports = {};',
  };
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  for (const file of ['entry.js', 'own.css'])
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(Buffer.from(files[file] ?? '')));
  const description = Buffer.from(
    JSON.stringify({
      name,
      release,
      version: release,
      commit: null,
      built_at: '2026-01-01T00:00:00Z',
      container: 'c',
      entry: 'entry.js',
      initial: [],
      exposes: {},
      pages: {},
      provides: {},
      styles: { own: 'own.css' },
      server: 'server/remote.cjs',
      integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)])),
      manifest: null,
      operations: [],
      packages: {},
    }),
  );
  writeFileSync(path.join(folder, 'release.json'), description);
  return digestOf(description);
};

/** Every file of a release, also those that are not listed in it. */
export const filesOf = (store: string, name: string, release: string): string[] =>
  filesBelow(path.join(store, name, release));

export const entryOf = (active: string, digest?: string): Composition['shell'] => ({
  active,
  ...(digest && { digest }),
});
