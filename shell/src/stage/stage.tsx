import type { PageComposition } from '@bee/contracts/page';
import type { Platform, RemoteLifecycles } from '@bee/platform';
import { createRoot, type Root } from 'react-dom/client';
import { FailureCard } from '../frame/failure-card.tsx';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { within } from '../loader/time-limit.ts';
import { logFailure } from '../log/failure-log.ts';
import type { PageState } from '../page-state.ts';
import { pageLayout } from './page-layout.ts';
import { hostOf, SKELETON, stageFor } from './stage-element.ts';
import { trouble } from './trouble.store.ts';

const MOUNT_LIMIT_MS = 5000;

type Parts = { composition: PageComposition; platform: Platform; load: RemoteLoader; page: PageState };

/** Puts remotes on the stage and takes them off. Never rejects: a remote that fails is replaced by its failure card. */
export const createStage = ({ composition, platform, load, page }: Parts) => {
  let rendered = page.rendered;
  let turn = 0;
  let leave: (() => Promise<void>) | undefined;
  let card: Root | undefined;

  const clear = async () => {
    turn += 1;
    card?.unmount();
    card = undefined;
    trouble.setState({ current: null });
    const leaving = leave;
    leave = undefined;
    await leaving?.().catch(() => undefined);
  };

  /** `kept`: the server's HTML that a retry leaves on the page until the remote is there. */
  const enter = async (name: string, kept: string | null = null): Promise<void> => {
    await clear();
    const mine = turn;
    const host = hostOf(stageFor(pageLayout(composition, platform.location.getState().match)), name);
    const first = rendered?.remote === name && host.childElementCount > 0 ? rendered : null;
    const serverHtml = first ? host.innerHTML : kept;
    rendered = null;
    if (serverHtml === null) host.innerHTML = SKELETON;
    let started: { phase: 'mount' | 'run'; release: string } | undefined;
    const failed = (error: unknown) => {
      if (mine !== turn) return;
      if (started) logFailure({ ...started, remote: name, module: 'remote', error });
      fail(name, host, serverHtml, error);
    };
    try {
      const { module, release } = await load<RemoteLifecycles>(name, 'remote');
      if (mine !== turn) return;
      const hydrated = first?.release === release ? first : null;
      leave = module.unmount;
      started = { phase: 'mount', release };
      await within(
        MOUNT_LIMIT_MS,
        `mount of ${name}`,
        module.mount({ host, platform, rendered: hydrated, fail: failed }),
      );
      started.phase = 'run';
      if (mine === turn) host.dataset.ready = release;
    } catch (error) {
      failed(error);
    }
  };

  const fail = (name: string, host: HTMLElement, serverHtml: string | null, error: unknown) => {
    console.warn(`remote ${name}:`, error);
    const leaving = leave;
    leave = undefined;
    const { title = name, owner = '' } = composition.remotes[name] ?? {};
    const trace = `${name}@${composition.remotes[name]?.release}#${composition.id}`;
    const retry = () => void enter(name, serverHtml);
    void Promise.resolve(leaving?.().catch(() => undefined)).then(() => {
      if (serverHtml !== null) {
        host.innerHTML = serverHtml;
        trouble.setState({ current: { remote: name, title, owner, trace, retry } });
        return;
      }
      host.replaceChildren();
      card = createRoot(host, { identifierPrefix: 'shell-card-' });
      card.render(<FailureCard title={title} owner={owner} traceId={trace} homeHref="/" onRetry={retry} />);
    });
  };

  return { enter, leave: clear };
};
