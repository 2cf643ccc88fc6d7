import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A release of nothing: enough for what reads its description, and for no gate. @returns its id */
export const putSmallRelease = (store: string, name: string, version: string): string => {
  const id = `${version}-00000000`;
  const manifest = {
    name,
    title: 'AI 问答',
    owner: '智能组',
    requires: { '@bee/platform': '^1.0.0', '@bee/ui': '^1.0.0' },
    pages: [{ id: 'ai', module: 'ask/ask', title: `问答 ${version}` }],
  };
  const release = {
    name,
    release: id,
    version,
    commit: null,
    built_at: `2026-01-0${version.split('.')[1]}T00:00:00Z`,
    container: 'c',
    entry: 'main.js',
    initial: [],
    exposes: {},
    pages: {},
    provides: {},
    styles: {},
    server: 'server/remote.cjs',
    integrity: {},
    manifest: name === 'shell' ? null : manifest,
    operations: [],
    packages: {},
  };
  mkdirSync(path.join(store, name, id), { recursive: true });
  writeFileSync(path.join(store, name, id, 'release.json'), JSON.stringify(release));
  return id;
};
