import type { PageComposition } from '@bee/contracts/page';
import type { Platform, RemoteLifecycles } from '@bee/platform/host';
import { createRoot, type Root } from 'react-dom/client';
import { FailureCard } from '../frame/failure-card.tsx';
import { NotLoaded, type RemoteLoader } from '../loader/remote-loader.ts';
import type { createStyleLoader } from '../loader/style-loader.ts';
import { timeouts } from '../loader/timeouts.ts';
import { TimeoutError, withTimeout } from '../loader/with-timeout.ts';
import { logFailure } from '../log/failure-log.ts';
import type { PageState } from '../page-state.ts';
import { failedRemote } from './failed-remote.store.ts';
import { hostOf, outletFor, SKELETON } from './outlet-element.ts';
import { pageLayout } from './page-layout.ts';

const LEAST_MOUNT_MS = 400;
const LEAVE_LIMIT_MS = 1000;

type Deps = {
  composition: PageComposition;
  platform: Platform;
  load: RemoteLoader;
  styles: Pick<ReturnType<typeof createStyleLoader>, 'removeUnused'>;
  page: PageState;
  /** Whether this document's composition is still the active one. */
  isCurrent(): boolean;
};

/** Mounts remotes in the outlet and unmounts them. Never rejects: a failed remote is replaced by its failure card. */
export const createOutlet = ({ composition, platform, load, styles, page, isCurrent }: Deps) => {
  let rendered = page.rendered;
  let turn = 0;
  let leave: (() => Promise<void>) | undefined;
  let card: Root | undefined;
  /** Remotes whose code loaded but failed to mount; their code is loaded again next time. */
  const suspects = new Set<string>();

  const quit = async () => {
    const leaving = leave;
    leave = undefined;
    if (leaving) await withTimeout(LEAVE_LIMIT_MS, 'unmount', Promise.resolve().then(leaving)).catch(() => undefined);
  };

  const clear = async () => {
    turn += 1;
    card?.unmount();
    card = undefined;
    failedRemote.setState({ current: null });
    await quit();
  };

  /** `kept`: the server's HTML, which a retry leaves on the page until the remote has mounted. */
  const enter = async (name: string, kept: string | null = null): Promise<void> => {
    const until = performance.now() + timeouts.start;
    await clear();
    const mine = turn;
    const host = hostOf(outletFor(pageLayout(composition, platform.location.getState().match)), name);
    const first = rendered?.remote === name && host.childElementCount > 0 ? rendered : null;
    const serverHtml = first ? host.innerHTML : kept;
    rendered = null;
    if (serverHtml === null) host.innerHTML = SKELETON;
    let started: { phase: 'mount' | 'run'; release: string } | undefined;
    let mounting: Promise<void> | undefined;
    let hideFallback: (() => void) | undefined;
    let over = false;

    const ready = (release: string) => {
      if (mine !== turn || !started || over) return;
      started.phase = 'run';
      suspects.delete(name);
      hideFallback?.();
      hideFallback = undefined;
      host.dataset.ready = release;
    };
    const failed = (error: unknown) => {
      if (mine !== turn || over) return;
      console.warn(`remote ${name}:`, error);
      if (started) logFailure({ ...started, remote: name, module: 'remote', error });
      if (started?.phase === 'mount') suspects.add(name);
      // A slow mount continues in the background and is shown if it succeeds later.
      over = !(mounting && error instanceof TimeoutError);
      hideFallback?.();
      hideFallback = showFallback(name, host, serverHtml, over);
      if (error instanceof NotLoaded)
        error.late.then(() => mine === turn && void enter(name, serverHtml)).catch(() => {});
    };
    try {
      const { module, release } = await load<RemoteLifecycles>(name, 'remote', suspects.delete(name));
      if (mine !== turn) return;
      const hydrated = first?.release === release ? first : null;
      leave = module.unmount;
      started = { phase: 'mount', release };
      mounting = module.mount({ host, platform, rendered: hydrated, fail: failed });
      const shown = mounting.then(() => ready(release));
      await withTimeout(Math.max(LEAST_MOUNT_MS, until - performance.now()), `mount of ${name}`, shown);
    } catch (error) {
      failed(error);
    }
    if (mine === turn) styles.removeUnused();
  };

  /** @returns a function that removes the card or the banner and restores the previous content */
  const showFallback = (name: string, host: HTMLElement, serverHtml: string | null, gone: boolean) => {
    const { title = name, owner = '', release } = composition.remotes[name] ?? {};
    const trace = `${name}@${release}#${composition.id}`;
    const retry = () => (isCurrent() ? void enter(name, serverHtml) : window.location.reload());
    const mine = turn;
    const left = gone && quit();
    if (serverHtml !== null) {
      if (left)
        void left.then(() => {
          if (mine === turn) host.innerHTML = serverHtml;
        });
      failedRemote.setState({ current: { remote: name, title, owner, trace, retry } });
      return () => failedRemote.setState({ current: null });
    }
    const place = host.cloneNode(false) as HTMLElement;
    delete place.dataset.ready;
    host.replaceWith(place);
    const root = createRoot(place, { identifierPrefix: 'shell-card-' });
    root.render(<FailureCard title={title} owner={owner} traceId={trace} homeHref="/" onRetry={retry} />);
    card = root;
    return () => {
      root.unmount();
      card = undefined;
      place.replaceWith(host);
    };
  };

  return { enter, leave: clear };
};
