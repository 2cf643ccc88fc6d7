import type { PageComposition } from '@bee/contracts/page';
import { type Platform, type RemoteLifecycles, remoteAt } from '@bee/platform/host';
import { createRoot, type Root } from 'react-dom/client';
import { FailureCard } from '../frame/failure-card.tsx';
import { noteOpenRelease } from '../heartbeat/open-release.ts';
import { showRemote } from '../isolation/remote-scopes.ts';
import { type FallBack, NotLoaded, type RemoteLoader } from '../loader/remote-loader.ts';
import type { createStyleLoader } from '../loader/style-loader.ts';
import { timeouts } from '../loader/timeouts.ts';
import { TimeoutError } from '../loader/with-timeout.ts';
import { logFailure } from '../log/failure-log.ts';
import { markPageReady } from '../page-ready.ts';
import type { PageState } from '../page-state.ts';
import { afterUpdate } from './after-update.ts';
import type { Applications } from './applications.ts';
import { failedRemote } from './failed-remote.store.ts';
import { hostOf, outletFor, SKELETON } from './outlet-element.ts';
import { pageLayout } from './page-layout.ts';

type Deps = Applications & {
  composition: PageComposition;
  platform: Platform;
  load: RemoteLoader;
  fallBack: FallBack;
  styles: Pick<ReturnType<typeof createStyleLoader>, 'removeUnused'>;
  page: PageState;
  /** `<remote>@<release>` that blocked the document before this one; it is not started again. */
  blocked: string | null;
  /** Whether this document's composition is still the active one. */
  isCurrent(): boolean;
};

/** One attempt to show a remote. */
type Attempt = {
  name: string;
  host: HTMLElement;
  /** The server's HTML, which stays on the page until the remote has mounted, also when it fails. */
  serverHtml: string | null;
  rendered: PageState['rendered'];
  phase: 'load' | 'mount' | 'run';
  module?: RemoteLifecycles;
  release?: string;
  /** Mounts until the limit of single-spa and longer. */
  isMounting?: boolean;
  hasFailed?: boolean;
  /** Leaves the scope of the release. */
  leave?: () => void;
  card?: Root;
  hideFallback?: () => void;
};

/**
 * The place of the page: what the lifecycles of single-spa do in the document. Shows the skeleton, the server's HTML, the
 * remote, or its failure.
 */
export const createOutlet = (deps: Deps) => {
  const { composition, platform, load, fallBack, styles, page, isCurrent, renew, reroute } = deps;
  let { rendered } = page;
  let { blocked } = deps;
  let current: Attempt | null = null;
  /** Remotes whose code loaded but failed to mount; their code is loaded again next time. */
  const suspects = new Set<string>();

  const isAt = (name: string) => remoteAt(window.location) === name;

  /** Settles at once when another remote is opened, because single-spa does nothing else meanwhile. */
  const untilLeft = (name: string, work: Promise<unknown>): Promise<unknown> => {
    let unsubscribe = () => {};
    const left = new Promise<void>((resolve) => {
      unsubscribe = platform.location.subscribe(() => isAt(name) || resolve());
    });
    return Promise.race([work, left]).finally(unsubscribe);
  };

  const releaseOf = (name: string) => composition.remotes[name]?.release ?? composition.shell.release;

  /** Its last good release starts instead; without one the reader keeps the server's text, and may try again. */
  const refuseBlocked = (name: string) => {
    const release = releaseOf(name);
    if (blocked !== `${name}@${release}`) return;
    blocked = null;
    const error = new TimeoutError(`${name} blocked the page before`, timeouts.lifecycle);
    const recovered = fallBack(name);
    logFailure({ phase: 'mount', release, remote: name, module: 'remote', recovered, error });
    if (!recovered) throw error;
  };

  /** `kept`: the server's HTML, which a retry leaves on the page. */
  const open = (kept: string | null = null) => {
    const name = remoteAt(window.location);
    if (current?.name === name) return;
    close().catch(ignore);
    if (!name) return;
    const host = hostOf(outletFor(pageLayout(composition, platform.location.getState().match)), name);
    const first = rendered?.remote === name && host.childElementCount > 0 ? rendered : null;
    const serverHtml = first ? host.innerHTML : kept;
    rendered = null;
    if (serverHtml === null) host.innerHTML = SKELETON;
    current = { name, host, serverHtml, rendered: first, phase: 'load' };
    noteOpenRelease(name, releaseOf(name));
  };

  const close = async () => {
    const closed = current;
    current = null;
    closed?.card?.unmount();
    failedRemote.setState({ current: null });
    const unmounted = closed?.module?.unmount();
    closed?.leave?.(); // also when unmounting never ends
    await unmounted;
  };

  const start = async (mine: Attempt): Promise<void> => {
    mine.isMounting = true;
    try {
      const { module, release } = await load<RemoteLifecycles>(mine.name, 'remote');
      if (current !== mine) return;
      Object.assign(mine, { module, release, phase: 'mount' });
      noteOpenRelease(mine.name, release);
      mine.leave ??= showRemote(mine.name, release);
      const hydrated = mine.rendered?.release === release ? mine.rendered : null;
      await new Promise<void>((resolve, reject) => {
        const crash = (error: unknown) => (mine.phase === 'run' ? crashed(mine, error) : reject(error));
        module.mount({ host: mine.host, platform, rendered: hydrated, fail: crash }).then(resolve, reject);
      });
    } catch (error) {
      mine.isMounting = false;
      if (mine.hasFailed) void drop(mine);
      throw error;
    }
    mine.isMounting = false;
    if (current === mine) show(mine);
  };

  const show = (mine: Attempt) => {
    mine.phase = 'run';
    suspects.delete(mine.name);
    mine.hideFallback?.();
    if (mine.release) mine.host.dataset.ready = mine.release;
    settle();
    if (!mine.hasFailed) return;
    mine.hasFailed = false;
    reroute(); // single-spa has given it up meanwhile
  };

  const settle = () => {
    styles.removeUnused();
    markPageReady();
  };

  const crashed = (mine: Attempt, error: unknown) => {
    if (current !== mine) return;
    fail(mine.name, error);
    renew(mine.name);
  };

  /** Shows the failure of a remote that is still the one of the address. */
  const fail = (name: string, error: unknown) => {
    if (!isAt(name)) return;
    open();
    const mine = current;
    if (!mine || mine.hasFailed) return;
    const { phase, release, isMounting } = mine;
    console.warn(`remote ${name}:`, error);
    const cause = isMounting ? new TimeoutError(`mount of ${name}`, timeouts.lifecycle) : error;
    const isReplaced = phase !== 'load' && fallBack(name);
    if (phase !== 'load' && release)
      logFailure({ phase, release, remote: name, module: 'remote', recovered: isReplaced, error: cause });
    if (isReplaced) return replace(mine);
    if (phase === 'mount') suspects.add(name);
    mine.hasFailed = true;
    mine.hideFallback = showFallback(mine);
    // A slow mount continues in the background and is shown if it succeeds later.
    if (!isMounting) void drop(mine);
    if (error instanceof NotLoaded) error.late.then(() => again(mine)).catch(ignore);
    settle();
  };

  /** In a new host, because a broken release may still write to its own. single-spa starts the remote again. */
  const replace = ({ host, serverHtml }: Attempt) => {
    const place = host.cloneNode(false) as HTMLElement;
    delete place.dataset.ready;
    if (serverHtml !== null) place.innerHTML = serverHtml;
    host.replaceWith(place);
    close().catch(ignore);
    open(serverHtml);
  };

  const drop = async (mine: Attempt) => {
    const unmounted = mine.module?.unmount().catch(ignore);
    mine.leave?.();
    await unmounted;
    if (current === mine && mine.hasFailed && mine.serverHtml !== null) mine.host.innerHTML = mine.serverHtml;
  };

  const again = (mine: Attempt) => {
    if (current !== mine) return;
    close().catch(ignore);
    open(mine.serverHtml);
    reroute();
  };

  /** @returns a function that removes the card or the banner and restores the previous content */
  const showFallback = (mine: Attempt) => {
    const { name, host, serverHtml } = mine;
    const { title = name, owner = '', release } = composition.remotes[name] ?? {};
    const trace = `${name}@${release}#${composition.id}`;
    const retry = () => (isCurrent() ? again(mine) : window.location.reload());
    afterUpdate(() => mine.hasFailed && retry());
    if (serverHtml !== null) {
      failedRemote.setState({ current: { remote: name, title, owner, trace, retry } });
      return () => failedRemote.setState({ current: null });
    }
    const place = host.cloneNode(false) as HTMLElement;
    delete place.dataset.ready;
    host.replaceWith(place);
    const root = createRoot(place, { identifierPrefix: 'shell-card-' });
    root.render(<FailureCard title={title} owner={owner} traceId={trace} homeHref="/" onRetry={retry} />);
    mine.card = root;
    return () => {
      root.unmount();
      place.replaceWith(host);
    };
  };

  return {
    open,
    fail,
    isActive: (name: string) => isAt(name) && !(current?.name === name && current.hasFailed),
    bootstrap: async (name: string) => {
      refuseBlocked(name);
      await untilLeft(name, load(name, 'remote', suspects.delete(name)));
    },
    mount: async (name: string) => {
      open();
      if (current?.name === name && current.phase !== 'run') await untilLeft(name, start(current));
    },
    /** single-spa also unmounts what failed to mount; that stays, with its failure. */
    unmount: async (name: string) => {
      if (current?.name === name && !isAt(name)) await close();
    },
  };
};

const ignore = () => undefined;
