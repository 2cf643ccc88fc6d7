import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bee/contracts/composition';
import { integrityOf } from '@bee/releases/store/integrity';

type SmallRelease = Partial<Omit<Release, 'manifest'>> & {
  /** Text of every file by its path; one of `server` is there by default. */
  files?: Record<string, string>;
  /** What a manifest has in addition to the name; pages may leave out what has a default. */
  manifest?: object | null;
};

/**
 * Writes a release by hand, as a build does: its files with their hashes, and a release.json of which every part that
 * is not given is as small as it may be. Remotes have a manifest without pages.
 * @returns SHA-256 of its release.json (hex), as a composition names it
 */
export const putSmallRelease = (
  store: string,
  name: string,
  release: string,
  { files, manifest, ...more }: SmallRelease = {},
): string => {
  const entry = more.entry ?? 'entry.js';
  const server = more.server ?? 'server.js';
  const written = { [entry]: `/* ${name} ${release} */`, [server]: 'module.exports = {};', ...files };
  const folder = path.join(store, name, release);
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const described = JSON.stringify({
    ...{ name, release, version: release.split('-')[0], commit: null, built_at: '2026-01-01T00:00:00Z' },
    ...{ container: `${name}_${release}`.replace(/\W/g, '_'), entry, initial: [], exposes: {}, pages: {} },
    ...{ provides: {}, styles: {}, server, operations: [], packages: {} },
    integrity: Object.fromEntries(Object.entries(written).map(([file, text]) => [file, integrityOf(text)])),
    manifest: name === 'shell' || manifest === null ? null : { ...plainManifest(name), ...manifest },
    ...more,
  });
  writeFileSync(path.join(folder, 'release.json'), described);
  return createHash('sha256').update(described).digest('hex');
};

const plainManifest = (name: string) => ({
  ...{ name, title: name, owner: '测试组', pages: [] },
  requires: { '@bee/platform': '^1.0.0', '@bee/ui': '^1.0.0' },
});
