import type { Manifest } from '@bee/contracts/manifest';
import type { PageComposition } from '@bee/contracts/page';
import { STYLES } from './working-copy.ts';

/** The working copy of a remote; `styles` is its stylesheet. */
export type DevRemote = { name: string; container: string; manifest: Manifest; styles: string };

const SHELL_MAIN = '/dev/shell/main.js';
/** An unknown hash, so that browsers check nothing, but not empty, so that the shell's loader accepts it. */
const UNCHECKED = 'unchecked';
/** Release id where the site has no release of this remote yet. */
const UNRELEASED = 'dev';

/**
 * A page of the site with the development shell and the remote from its dev server, rendered in the browser. Routes and
 * styles come from the working copy too, because the site may run an older release.
 */
export const developDocument = (html: string, remote: DevRemote, entry: string): string => {
  if (!html.includes('id="bee-composition"')) return html;
  return withStarter(
    withStyles(
      changeJson<PageState>(
        changeJson<PageComposition>(html, 'bee-composition', (page) => withRemote(page, remote, entry)),
        'bee-page',
        (state) => (state.rendered?.remote === remote.name ? { ...state, rendered: null } : state),
      ),
      remote,
    ),
  );
};

/**
 * The site's policy with the update channel and the changed inline code, which the hashes of the site do not allow, and
 * without Trusted Types, which the development runtime does not support.
 */
export const developPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((line) => !line.includes('trusted-types'))
    .map((line) => DEVELOPED[line.split(' ')[0] ?? '']?.(line) ?? line)
    .join('; ');

const DEVELOPED: Record<string, (line: string) => string> = {
  'connect-src': (line) => `${line} ws://localhost:*`,
  'script-src': () => `script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'`,
  'style-src-elem': () => `style-src-elem 'self' 'unsafe-inline'`,
};

type PageState = { rendered: { remote: string } | null };

const withRemote = (
  page: PageComposition,
  { name, container, manifest }: DevRemote,
  entry: string,
): PageComposition => {
  const base = `/dev/${name}/`;
  const { title, owner, pages, navigation, widgets } = manifest;
  const developed = {
    release: page.remotes[name]?.release ?? UNRELEASED,
    title,
    owner,
    pages,
    navigation,
    widgets: widgets.map((widget) => ({ name: widget.name, doors: widget.doors })),
    container,
    base,
    entry: { url: base + entry, integrity: UNCHECKED },
    style: { url: base + STYLES, integrity: '' },
    lastKnownGood: null,
  };
  return { ...page, remotes: { ...page.remotes, [name]: developed } };
};

/** Instead of the sheets of the remote's page and widgets, where the document has them; else the shell asks for it. */
const withStyles = (html: string, { name, styles }: DevRemote): string => {
  let isReplaced = false;
  return html.replace(
    new RegExp(`(<style data-bee-style="own:${name}@[^"/]*)[^"]*(">).*?(</style>)`, 'gs'),
    (_, open: string, end: string, close: string) => {
      if (isReplaced) return '';
      isReplaced = true;
      return open + end + styles + close;
    },
  );
};

const changeJson = <Value>(html: string, id: string, change: (value: Value) => Value): string =>
  html.replace(
    new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's'),
    (_, open: string, json: string, close: string) =>
      open + JSON.stringify(change(JSON.parse(json) as Value)).replace(/</g, '\\u003c') + close,
  );

/** Replaces the last script, which loads the files of the released shell. */
const withStarter = (html: string): string => {
  const start = html.lastIndexOf('<script>');
  const end = html.indexOf('</script>', start);
  return `${html.slice(0, start)}<script src="${SHELL_MAIN}" async>${html.slice(end)}`;
};
