import { type Platform, PlatformProvider, remoteAt } from '@bee/platform/host';
import { provideSharePanel } from '@bee/ui/content';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BottomRoot } from './app/bottom-root.tsx';
import { HeaderRoot } from './app/header-root.tsx';
import { NavigationRoot } from './app/navigation-root.tsx';
import { watchScroll } from './app/scroll.store.ts';
import { markPageReady, whenIdleAfterReady } from './page-ready.ts';
import './frame/sample-ribbon.css';
import './provided-entry-points.ts';
import { takeBlockedRelease } from './heartbeat/open-release.ts';
import { noteFirstState } from './isolation/first-state.ts';
import { scopeEffects } from './isolation/scoped-effects.ts';
import { enforceIntegrity } from './loader/federation.ts';
import { withOwnPages } from './loader/own-pages.ts';
import { createRemoteLoader } from './loader/remote-loader.ts';
import { createStyleLoader } from './loader/style-loader.ts';
import { timeouts } from './loader/timeouts.ts';
import { createWidgetLoader } from './loader/widget-loader.ts';
import { startLog } from './log/start-log.ts';
import { startNavigation } from './navigation/history-navigation.ts';
import { startApplications } from './outlet/applications.ts';
import { createOutlet } from './outlet/outlet.tsx';
import { readComposition, readPageState } from './page-state.ts';
import { startPlatform } from './start-platform.ts';

const composition = readComposition();
const page = readPageState();
const styles = createStyleLoader(composition);
const loader = createRemoteLoader(composition, styles);
const load = withOwnPages(loader.load, composition.shell.release);
const { platform, activeComposition, learnComposition, noteDamage } = startPlatform({
  composition,
  page,
  styles,
  mountWidget: createWidgetLoader(composition, load),
});
const isCurrent = () => activeComposition() === composition.id;

/** Hydrates the frame that the server rendered. Renders it from scratch where the edge sent the document without it. */
const hydrate = (id: string, children: ReactNode, root: Platform = platform) => {
  const host = document.getElementById(id);
  if (!host) throw new Error(`The document has no #${id}`);
  const tree = <PlatformProvider platform={root}>{children}</PlatformProvider>;
  const identifierPrefix = `${id}-`;
  if (!host.hasChildNodes()) return createRoot(host, { identifierPrefix }).render(tree);
  const onRecoverableError = (error: unknown) => console.error('hydration:', error);
  hydrateRoot(host, tree, { identifierPrefix, onRecoverableError });
};

/** What the first page can do without. */
const loadLater = () => import(/* webpackChunkName: "page-ready" */ './when-idle.ts');
const deps = { platform, load, limitMs: timeouts.attempt };

enforceIntegrity();
scopeEffects();
provideSharePanel(async () => (await import('@bee/ui/share')).SharePanel);
startTransition(() => {
  hydrate('bee-top', <HeaderRoot />);
  hydrate('bee-nav', <NavigationRoot />);
  hydrate('bee-bottom', <BottomRoot frame={page.frame} />);
});
watchScroll();
startNavigation({
  composition,
  location: platform.location,
  activeComposition,
  prepare: async (match, query) => (await loadLater()).preparePage(deps, match, query),
});

startLog(page, { platform });
const blocked = takeBlockedRelease();
startApplications(Object.keys({ ...composition.remotes, shell: null }), (applications) =>
  createOutlet({ ...loader, blocked, composition, platform, load, styles, page, isCurrent, ...applications }),
);
noteFirstState();

if (!remoteAt(window.location)) markPageReady();
void platform.session.resume();
whenIdleAfterReady(() =>
  loadLater().then(
    ({ startWhenIdle }) => startWhenIdle({ platform, load, onComposition: learnComposition, onDamage: noteDamage }),
    () => undefined,
  ),
);
