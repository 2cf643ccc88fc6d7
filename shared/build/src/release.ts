import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, releaseSchema } from '@bee/contracts/composition';
import type { Manifest } from '@bee/contracts/manifest';
import { schemasOf } from '@bee/contracts/operation-schemas';
import { findOperation, type OperationId } from '@bee/contracts/operations';
import { filesBelow } from '@bee/releases/store/folder-files';
import { integrityOf } from '@bee/releases/store/integrity';
import { releaseSizes } from '@bee/releases/store/release-sizes';
import { isSourceMap } from '@bee/releases/store/source-maps';
import { compile } from './compile.ts';
import { containerName, remoteConfig, shellConfig } from './config.ts';
import { readManifest, readShellPages } from './read-manifest.ts';
import { assertScriptsParse, compressSourceMaps, precompress } from './release-files.ts';
import { currentRelease, releaseFolder } from './release-inputs.ts';
import { readFederation } from './release-modules.ts';
import { pageFile, shellParts, shellStyles, stylesByPart, widgetFile } from './remote-styles.ts';
import { sheetNeeds } from './sheet-needs.ts';
import { operationsOfRemote, operationsOfShell } from './used-operations.ts';
import { ROOT, readPackage } from './workspace.ts';

/**
 * Builds a remote or the shell and puts it into the release store; an existing equal release is kept. The release
 * becomes visible in the store only when complete.
 */
export const buildRelease = async (name: string, store: string): Promise<{ release: string; built: boolean }> => {
  const release = currentRelease(name);
  const folder = releaseFolder(store, name, release);
  if (existsSync(path.join(folder, 'release.json'))) return { release, built: false };
  const out = path.join(store, '.building', `${name}-${release}-${process.pid}`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const dir = path.join(ROOT, name);
  const described = name === 'shell' ? await buildShell(dir, release, out) : await buildRemote(name, dir, release, out);
  compressSourceMaps(out);
  const files = filesBelow(out).filter((file) => !isSourceMap(file));
  assertScriptsParse(out, files);
  const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(path.join(out, file)))]));
  await precompress(out, files);
  const operations = name === 'shell' ? operationsOfShell() : operationsOfRemote(out, files);
  const { version } = readPackage(dir);
  const complete = releaseSchema.parse({
    name,
    release,
    version,
    ...origin(),
    built_at: new Date().toISOString(),
    container: containerName(name, release),
    integrity,
    operations,
    schemas: Object.fromEntries(operations.map((id) => [id, schemasOf(findOperation(id as OperationId))])),
    sizes: releaseSizes(described, (file) => statSync(path.join(out, `${file}.br`)).size),
    shared: readPackage(dir).peerDependencies ?? {},
    packages: Object.fromEntries(
      ['platform', 'ui', 'charts'].map((pkg) => [`@bee/${pkg}`, readPackage(path.join(ROOT, 'shared', pkg)).version]),
    ),
    ...described,
  } satisfies Release);
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(complete)}\n`);
  mkdirSync(path.dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(out, folder);
  return { release, built: true };
};

type Described = Pick<
  Release,
  'entry' | 'initial' | 'exposes' | 'pages' | 'provides' | 'styles' | 'needs' | 'server' | 'manifest' | 'shell_pages'
>;

const buildShell = async (dir: string, release: string, out: string): Promise<Described> => {
  const stats = await compile(shellConfig({ dir, release, out }));
  const { entry, initial, provides } = readFederation(out, stats, []);
  process.env.NODE_ENV = 'production'; // antd extracts complete styles only then
  const { buildStyles } = await import('@bee/ui/styles');
  const styles = { ...(await buildStyles()), ...(await shellStyles(dir)) };
  return {
    entry,
    initial,
    exposes: {},
    pages: {},
    provides,
    styles: writeStyles(out, styles),
    needs: sheetNeeds(shellParts(dir)),
    server: 'server/shell.cjs',
    manifest: null,
    shell_pages: await readShellPages(dir),
  };
};

const buildRemote = async (name: string, dir: string, release: string, out: string): Promise<Described> => {
  const manifest = await readManifest(dir);
  const widgets = manifest.widgets.map(({ name: widget, module }) => ({ name: widget, module }));
  const styles = writeStyles(out, await stylesByPart(dir, manifest));
  const stats = await compile(
    remoteConfig({ dir, name, release, out, widgets, sheets: sheetsOf(dir, out, manifest, styles) }),
  );
  const modules = [...new Set(manifest.pages.map(({ module }) => module))];
  const { entry, exposes, provides, pages } = readFederation(out, stats, modules);
  return {
    entry,
    initial: [],
    exposes,
    provides,
    pages,
    styles,
    server: 'server/remote.cjs',
    manifest,
  };
};

/** File and hash of the stylesheet of each page and widget, by the path of its module. */
const sheetsOf = (dir: string, out: string, { pages, widgets }: Manifest, styles: Record<string, string>) => {
  const source = path.join(dir, 'src');
  const modules = [
    ...pages.map(({ module }) => [pageFile(source, module), styles[`page/${module}`]] as const),
    ...widgets.map(({ name, module }) => [widgetFile(source, module), styles[`widget/${name}`]] as const),
  ];
  return Object.fromEntries(
    modules.flatMap(([module, file]) =>
      file ? [[module, { file, integrity: integrityOf(readFileSync(path.join(out, file))) }]] : [],
    ),
  );
};

const writeStyles = (out: string, sheets: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sheets).flatMap(([part, css]) => {
      if (!css) return [];
      const file = `${part.replaceAll('/', '-')}.${integrityOf(css).slice(7, 15).replace(/\W/g, '_')}.css`;
      writeFileSync(path.join(out, file), css);
      return [[part, file]];
    }),
  );

/** Commit and its author; builds of images, which have no repository, are given them. */
const origin = (): Pick<Release, 'commit' | 'author'> => {
  const { RELEASE_COMMIT: commit, RELEASE_AUTHOR: author } = process.env;
  if (commit) return { commit, ...(author && { author }) };
  try {
    const shown = execFileSync('git', ['log', '-1', '--format=%H%n%an'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [hash = '', name = ''] = shown.trim().split('\n');
    return { commit: hash, author: name };
  } catch {
    return { commit: null };
  }
};
