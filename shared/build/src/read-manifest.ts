import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, type ManifestPage, manifestPage, manifestSchema } from '@bee/contracts/manifest';
import type { WidgetProps } from '@bee/contracts/widget-props';
import { reach } from './import-graph.ts';
import { pageFile, widgetFile } from './remote-styles.ts';
import { contentNames } from './sheet-needs.ts';
import { readPackage } from './workspace.ts';

/** src/widget-props.ts of a remote; separate from the manifest, because browsers load it too. */
type WidgetFile = { widgetProps?: Record<string, WidgetProps>; embeds?: Record<string, WidgetProps> };

/**
 * The manifest of a remote's working copy, with values derived from its code. Another `edition` bypasses the module
 * cache.
 */
export const readManifest = async (dir: string, edition = ''): Promise<Manifest> => {
  const read = (file: string) => import(edition ? `${file}?${edition}` : file);
  const file = path.join(dir, 'src/manifest.ts');
  const props = path.join(dir, 'src/widget-props.ts');
  const written = ((await read(file)) as { manifest: object }).manifest;
  const manifest = parsed(file, { ...written, requires: readPackage(dir).peerDependencies });
  const { widgetProps = {}, embeds }: WidgetFile = existsSync(props) ? await read(props) : {};
  const unknown = Object.keys(widgetProps).filter((name) => !manifest.widgets.some((widget) => widget.name === name));
  if (unknown.length > 0) throw new Error(`${props}：清单里没有部件 ${unknown.join('、')}`);
  const source = path.join(dir, 'src');
  const root = path.join(source, 'remote.tsx');
  const pages = manifest.pages.map((page) => ({ ...page, ...uiOf([root, pageFile(source, page.module)]) }));
  const widgets = manifest.widgets.map((widget) => ({
    ...widget,
    ...uiOf([widgetFile(source, widget.module)]),
    props: widgetProps[widget.name],
  }));
  return parsed(props, { ...manifest, pages, widgets, embeds });
};

const UI = '@bee/ui/';

/**
 * Entry points of @bee/ui that modules import statically: their styles and scripts must be there when they are shown.
 * What is imported on demand brings its own (`useLazyComponent`), except for components of `content`.
 */
const uiOf = (files: string[]) => {
  const doors = [...reach(files, { lazy: false }).packages.keys()]
    .flatMap((name) => (name.startsWith(UI) ? [name.slice(UI.length)] : []))
    .sort();
  const content = contentNames(files);
  return { doors, ...(content && { content }) };
};

const parsed = (file: string, value: unknown): Manifest => {
  const result = manifestSchema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}：${issue.message}`);
  throw new Error([`${file} 写得不对（各项见 shared/contracts/src/manifest.ts）：`, ...problems].join('\n'));
};

/** Pages of the shell itself. */
export const readShellPages = async (dir: string): Promise<ManifestPage[]> => {
  const { pages } = (await import(path.join(dir, 'src/ops/pages.ts'))) as { pages: unknown[] };
  return pages.map((page) => manifestPage.parse(page));
};
