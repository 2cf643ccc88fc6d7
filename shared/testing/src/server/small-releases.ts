import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComposedEntry } from '@bee/contracts/composition';
import { putSmallRelease } from '@bee/testing/small-release';

/** Minimal releases: a shell without a frame, and remotes that render the name of their release. */
export type SmallStore = {
  folder: string;
  /** @returns its digest, as used in a composition */
  shell(release: string): string;
  /**
   * Its only page is `/<name without mf->` and reads `<name>@<release>`; `pages` and `server` replace page and server
   * file. @returns its digest
   */
  remote(name: string, release: string, pages?: object[], server?: string): string;
  compose(sequence: number, shell: ComposedEntry, remotes: Record<string, ComposedEntry>, more?: object): void;
};

export const openSmallStore = (folder: string): SmallStore => {
  const put = (name: string, release: string, server: string, pages: object[] = []): string =>
    putSmallRelease(folder, name, release, {
      files: { 'server.js': server, 'own.css': `.${name}{color:inherit}` },
      initial: ['entry.js'],
      styles: { own: 'own.css' },
      manifest: { pages, requires: { '@bee/platform': '*', '@bee/ui': '*' } },
    });
  return {
    folder,
    shell: (release) => put('shell', release, SHELL),
    remote: (name, release, pages, server = remoteServer(`${name}@${release}`)) => {
      const id = name.replace('mf-', '');
      return put(name, release, server, pages ?? [{ id, module: id, title: name }]);
    },
    compose: (sequence, shell, remotes, more = {}) => {
      const changed_at = new Date(Date.UTC(2026, 10, 1) + sequence).toISOString();
      const draft = path.join(folder, '.draft');
      writeFileSync(draft, JSON.stringify({ format: 2, sequence, changed_at, shell, remotes, ...more }));
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
