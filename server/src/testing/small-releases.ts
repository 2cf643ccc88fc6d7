import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ComposedEntry, type Release, releaseSchema } from '@bee/contracts/composition';
import { manifestSchema } from '@bee/contracts/manifest';

/** Releases by hand: a shell without a frame, and remotes that say which release they are. */
export type SmallStore = {
  folder: string;
  /** @returns its digest, as a composition names it */
  shell(release: string): string;
  /** Its one page stands at `/<name without mf->` and reads `<name>@<release>`; `pages` in the place of it. */
  remote(name: string, release: string, pages?: object[]): string;
  compose(sequence: number, shell: ComposedEntry, remotes: Record<string, ComposedEntry>): void;
};

export const openSmallStore = (folder: string): SmallStore => {
  const write = (name: string, release: string, server: string, manifest: Release['manifest']): string => {
    const files: Record<string, string> = {
      'server.js': server,
      'entry.js': `/* ${name} ${release} */`,
      'own.css': `.${name}{color:inherit}`,
    };
    const described = releaseSchema.parse({
      name,
      release,
      version: '1.0.0',
      commit: null,
      built_at: '2026-11-01T00:00:00Z',
      container: `${name}_${release}`.replace(/\W/g, '_'),
      entry: 'entry.js',
      initial: ['entry.js'],
      exposes: {},
      pages: {},
      provides: {},
      styles: { own: 'own.css' },
      server: 'server.js',
      integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)])),
      manifest,
      operations: [],
      packages: {},
    });
    const at = path.join(folder, name, release);
    mkdirSync(at, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(at, file), text);
    const text = JSON.stringify(described);
    writeFileSync(path.join(at, 'release.json'), text);
    return createHash('sha256').update(text).digest('hex');
  };
  return {
    folder,
    shell: (release) => write('shell', release, SHELL, null),
    remote: (name, release, pages) => {
      const id = name.replace('mf-', '');
      const manifest = manifestSchema.parse({
        name,
        title: name,
        owner: '测试组',
        requires: { '@bee/platform': '*', '@bee/ui': '*' },
        pages: pages ?? [{ id, module: id, title: name }],
      });
      return write(name, release, remoteServer(`${name}@${release}`), manifest);
    },
    compose: (sequence, shell, remotes) => {
      const changed_at = new Date(Date.UTC(2026, 10, 1) + sequence).toISOString();
      const draft = path.join(folder, '.draft');
      writeFileSync(draft, JSON.stringify({ format: 2, sequence, changed_at, shell, remotes }));
      renameSync(draft, path.join(folder, 'composition.json'));
    },
  };
};

const SHELL =
  `exports.modules = {};\n` +
  `exports.renderFrame = () => ({ top: '', navigation: '', bottom: '', frame: null, notFound: '' });\n`;

const remoteServer = (text: string) =>
  `exports.renderPage = async (_address, { onLoaded }) => {\n  onLoaded();\n` +
  `  return { status: 200, html: '<p>${text}</p>', head: null, data: null };\n};\n`;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
