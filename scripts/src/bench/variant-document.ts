import { createHash } from 'node:crypto';
import type { Monolith } from './monolith-build.ts';

export const VARIANTS = ['shipped', 'client', 'monolith', 'monolith-again', 'monolith-server'] as const;
export type Variant = (typeof VARIANTS)[number];

export const VARIANT_TITLES: Record<Variant, string> = {
  shipped: 'federated, rendered on the server (as shipped)',
  client: 'federated, page rendered in the browser',
  monolith: 'one build, rendered in the browser',
  'monolith-again': 'the same again (control)',
  'monolith-server': 'one build, rendered on the server',
};

/**
 * The site's document as a variant sends it. All have the same styles and frame data; they differ in who renders and in
 * which scripts start. The monolith uses the site's server HTML, because both render the same components.
 */
export const variantDocument = (html: string, variant: Variant, module: string, monolith: Monolith): string => {
  if (variant === 'shipped' || !html.includes('id="bee-page"')) return html;
  if (variant === 'client') return withoutPage(html);
  const scripts = monolith.filesOf(module).map((file) => `/bench/${file}`);
  const started = withScripts(html, scripts, `/bench/${monolith.main}`);
  return variant === 'monolith-server' ? started : withoutFrame(withoutPage(started));
};

/** The document that the edge sends when a page cannot be rendered on the server. */
const withoutPage = (html: string): string =>
  emptied(html, /<div data-remote="[^"]*">/, '</main>', `${SKELETON}</div>`).replace(
    /(<script type="application\/json" id="bee-page">)(.*?)(<\/script>)/s,
    (_, open: string, json: string, close: string) =>
      open + JSON.stringify({ ...JSON.parse(json), rendered: null }).replace(/</g, '\\u003c') + close,
  );

const SKELETON =
  '<div class="shell-loading" role="status" aria-busy="true"><span class="bee-quiet">正在加载…</span><i></i><i></i><i></i></div>';

const withoutFrame = (html: string): string =>
  emptied(
    emptied(
      emptied(html, /<div id="bee-top">/, '\n<div class="shell-body">', '</div>'),
      /<div id="bee-nav">/,
      '<div class="shell-content">',
      '</div>',
    ),
    /<div id="bee-bottom">/,
    '\n<script type="application/json" id="bee-composition">',
    '</div>',
  );

/** Replaces the content between an opening tag and the next known part of the document. */
const emptied = (html: string, open: RegExp, before: string, content: string): string => {
  const start = open.exec(html);
  const from = start ? start.index + start[0].length : -1;
  const to = html.indexOf(before, from);
  if (from < 0 || to < 0) throw new Error(`The document of the site has no ${open} before ${before}`);
  return html.slice(0, from) + content + html.slice(to);
};

const withScripts = (html: string, files: string[], main: string): string => {
  const start = html.lastIndexOf('<script>');
  const script =
    `for(const u of ${JSON.stringify(files)}){const l=document.createElement('link');` +
    `Object.assign(l,{rel:'preload',as:'script',href:u,fetchPriority:'low'});document.head.append(l)}` +
    `for(const u of ${JSON.stringify(files.filter((file) => file === main || !file.includes('page-')))}){const s=document.createElement('script');` +
    `Object.assign(s,{src:u,async:false});document.head.append(s)}`;
  return `${html.slice(0, start)}<script>${script}</script>${html.slice(html.indexOf('</script>', start) + 9)}`;
};

/** The site's policy with the hash of the starter of a variant. */
export const variantPolicy = (policy: string, html: string): string => {
  const starter = html.slice(html.lastIndexOf('<script>') + 8, html.lastIndexOf('</script>'));
  const hash = createHash('sha256').update(starter).digest('base64');
  return policy.replaceAll('script-src ', `script-src 'sha256-${hash}' `);
};
