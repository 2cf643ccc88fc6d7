import { type Platform, PlatformProvider, type RemoteLifecycles } from '@bee/platform/host';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as content from '../../../../mf-content/src/remote.tsx';
import * as dataTools from '../../../../mf-data-tools/src/remote.tsx';
import { BottomRoot } from '../../../../shell/src/app/bottom-root.tsx';
import { HeaderRoot } from '../../../../shell/src/app/header-root.tsx';
import { NavigationRoot } from '../../../../shell/src/app/navigation-root.tsx';
import { watchScroll } from '../../../../shell/src/app/scroll.store.ts';
import { createStyleLoader } from '../../../../shell/src/loader/style-loader.ts';
import { timeouts } from '../../../../shell/src/loader/timeouts.ts';
import { createWidgetLoader } from '../../../../shell/src/loader/widget-loader.ts';
import { startLog } from '../../../../shell/src/log/start-log.ts';
import { watchComposition } from '../../../../shell/src/navigation/composition-watch.ts';
import { startNavigation } from '../../../../shell/src/navigation/history-navigation.ts';
import { preparePage } from '../../../../shell/src/navigation/page-preparation.ts';
import { startPrefetch } from '../../../../shell/src/navigation/prefetch.ts';
import { createOutlet } from '../../../../shell/src/outlet/outlet.tsx';
import { readComposition, readPageState } from '../../../../shell/src/page-state.ts';
import { startPlatform } from '../../../../shell/src/start-platform.ts';

/**
 * The same site as one build: imports frame and both remotes, without federation and single-spa. Hydrates what the
 * server rendered, or renders everything when the document has no content.
 */
const composition = readComposition();
const page = readPageState();
const apps: Record<string, RemoteLifecycles> = { 'mf-content': content, 'mf-data-tools': dataTools };
const load = async <Module,>(name: string) => ({
  module: apps[name] as Module,
  release: composition.remotes[name]?.release ?? '',
});
const styles = createStyleLoader(composition);
const { platform, activeComposition, learnComposition } = startPlatform({
  composition,
  page,
  styles,
  mountWidget: createWidgetLoader(composition, load),
});
const all = { removeUnused: () => undefined };
const alone = { renew: () => undefined, reroute: () => undefined };
const outlet = createOutlet({
  composition,
  platform,
  load,
  styles: all,
  page,
  isCurrent: () => true,
  blocked: null,
  fallBack: () => false,
  ...alone,
});

const show = (id: string, children: ReactNode, root: Platform = platform) => {
  const host = document.getElementById(id);
  if (!host) throw new Error(`The document has no #${id}`);
  const tree = <PlatformProvider platform={root}>{children}</PlatformProvider>;
  const onRecoverableError = (error: unknown) => console.error('hydration:', error);
  const options = { identifierPrefix: `${id}-`, onRecoverableError };
  if (host.childElementCount > 0) hydrateRoot(host, tree, options);
  else createRoot(host, options).render(tree);
};

startTransition(() => {
  show('bee-top', <HeaderRoot />);
  show('bee-nav', <NavigationRoot />);
  show('bee-bottom', <BottomRoot frame={page.frame} />);
});
watchScroll();
startNavigation({
  composition,
  location: platform.location,
  activeComposition,
  prepare: (match, query) => preparePage({ platform, load, limitMs: timeouts.attempt }, match, query),
});
watchComposition(learnComposition);
const { match } = platform.location.getState();
if (match) void outlet.mount(match.remote);
void platform.session.resume();
startPrefetch(platform, load);
startLog(page, { platform });
