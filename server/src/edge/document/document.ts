import type { DocumentViewer, LogTarget, RenderedFrame } from '@bee/contracts/page';
import type { Development } from '../../http/development-cookie.ts';
import { DEVELOP_STYLE, developBanner, developStarter, previewBanner } from '../develop/develop-document.ts';
import { type ActiveComposition, scriptJson } from '../release/active-composition.ts';
import type { InlineCode } from './content-security-policy.ts';
import { type HeadParts, headTags } from './head-tags.ts';
import { escapeHtml } from './html.ts';
import { guardScript, STARTER, starterData } from './inline-scripts.ts';
import type { HashedScript } from './route-files.ts';

export type DocumentParts = HeadParts & {
  active: ActiveComposition;
  layout: 'main' | 'bare';
  /** Shown without the site's frame. */
  embedded: boolean;
  viewer: DocumentViewer;
  frame: RenderedFrame;
  remote: string | null;
  /** Content of the remote's host element, or of the stage if there is no remote. */
  html: string;
  rendered: { remote: string; release: string; data: unknown; missing: boolean; refused: boolean } | null;
  styles: string[];
  files: HashedScript[];
  main: string;
  log: LogTarget | null;
  /** Composition under which browsers report their visit; null if visits are not counted. */
  visits: string | null;
  /** Remote that an operator's browser loads from a development server; null otherwise. */
  development: Development | null;
};

/** Assembles the whole document, which has nothing that belongs to one request. */
export const assembleDocument = (parts: DocumentParts): { html: string; inline: InlineCode } => {
  const { active, layout, viewer, frame, remote, rendered, log, development } = parts;
  const guard = guardScript(development);
  const starter = development ? developStarter(development) : STARTER;
  const sheets = parts.styles.flatMap((name) => (active.styles[name] ? [[name, active.styles[name]] as const] : []));
  const banner = development ? developBanner(development) : active.preview ? previewBanner(active.preview) : '';
  const stage = layout === 'main' ? 'main' : 'div';
  const host = remote ? `<div data-remote="${remote}">${parts.html}</div>` : parts.html;
  const state = { viewer, layout, frame: frame.frame, rendered, log };
  const html = `<!doctype html>
<html lang="zh-CN" data-layout="${layout}" data-viewer="${viewer}"${parts.embedded ? ' data-embed' : ''}${SAMPLE_MARK.test(host) ? ' data-has-sample' : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${headTags(parts)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets.map(([name, css]) => `<style data-bee-style="${escapeHtml(name)}">${css}</style>`).join('')}
<script>${guard}</script></head><body>
<a class="bee-skip" href="#bee-stage">跳到正文</a>${banner}
<div id="bee-top">${frame.top}</div>
<div class="shell-body"><div id="bee-nav">${frame.navigation}</div><div class="shell-content">${sampleRibbon(layout)}<div id="bee-notice"></div><${stage} id="bee-stage" tabindex="-1">${host}</${stage}></div></div>
<div id="bee-bottom">${frame.bottom}</div>
<script type="application/json" id="bee-composition">${active.pageJson}</script>
<script type="application/json" id="bee-page">${scriptJson(state)}</script>
<script type="application/json" id="bee-start">${starterData(parts.files, parts.main, parts.visits)}</script>
<script>${starter}</script>
</body></html>`;
  const styles = [...sheets.map(([, css]) => css), ...(banner ? [DEVELOP_STYLE] : [])];
  return { html, inline: { scripts: [guard, starter], styles } };
};

/** Known before the body, because the first paint may come before the parser reaches the mark. */
const SAMPLE_MARK = /class="bee-tag [^"]*\bis-sample\b/;

/**
 * Shown by the shell's styles where a sample mark is on the page. Pages with a frame of their own have no link in it: it
 * would come before their skip link, and lead to another host where they have their own.
 */
const sampleRibbon = (layout: 'main' | 'bare') =>
  '<aside id="bee-sample" class="shell-sample" aria-label="示例数据提示"><span><b>示例数据</b>：系统生成，不代表真实行情。' +
  `${layout === 'main' ? '<a href="/home/fqa/index#sample">了解更多</a>' : ''}</span>` +
  '<button type="button" aria-label="关闭示例数据提示" title="关闭">×</button></aside>';
