import { guardVerdict } from '@bee/domain/guard';
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageMatch } from '../navigation/route-table.ts';
import { removeOverlayRoot } from '../overlay/overlay-root.ts';
import { MISSING_PAGE } from '../page/define-page.tsx';
import { type PageFallbacks, PageOutlet } from '../page/page-outlet.tsx';
import { createPageSource, type LoadPageModule } from '../page/page-source.ts';
import type { Platform } from '../platform.ts';
import { PlatformProvider } from '../platform-context.tsx';
import { hydrate } from './hydrate.ts';
import { showInDevelopment } from './show-in-development.ts';

export type RemoteDefinition = {
  name: string;
  loadPage: LoadPageModule;
  views: PageFallbacks;
  /** The router of the remote around its pages. */
  Router: ComponentType<{ children: ReactNode }>;
};

/**
 * What the server rendered for this remote: the page with the data that `load` returned, the 404 page, or the login
 * prompt because the guard refused access.
 */
export type ServerRendered = { data: unknown; missing?: boolean; refused?: boolean };

export type MountRequest = {
  host: HTMLElement;
  platform: Platform;
  rendered: ServerRendered | null;
  /** Called for a render error that React could not recover from; the shell shows the failure card instead. */
  fail(error: unknown): void;
};

/** What `./remote` of a remote exposes. */
export type RemoteLifecycles = {
  mount(request: MountRequest): Promise<void>;
  unmount(): Promise<void>;
  /** Loads the code of a page before it is opened, and its data if the viewer may see it. */
  prefetch(platform: Platform, match: PageMatch, query: Record<string, string>): Promise<void>;
};

/** The server renders for visitors: its data of a personal page is shown to a member at first, but counts as stale. */
const LONG_AGO = 0;

export const defineRemote = ({ name, loadPage, views, Router }: RemoteDefinition): RemoteLifecycles => {
  const source = createPageSource(loadPage);
  let root: { unmount(): void } | undefined;
  /** Counts mounts and unmounts: a mount that is still waiting for the page's code ends when the remote is left. */
  let turn = 0;
  return {
    mount: async ({ host, platform, rendered, fail }) => {
      turn += 1;
      const mine = turn;
      const { match, query } = platform.location.getState();
      if (match) await source.prepare(platform, match);
      if (mine !== turn) return;
      if (match && rendered && !rendered.refused) {
        const { queryKey } = source.query(platform, match, query);
        const isMembers = source.loaded(match)?.personal && platform.sessionStore.getState().token !== '';
        const data = rendered.missing ? MISSING_PAGE : rendered.data;
        platform.queryClient.setQueryData(queryKey, data, isMembers ? { updatedAt: LONG_AGO } : undefined);
        // A session that turns out to have expired may end before the first render, which then is a visitor's.
        if (isMembers) platform.queryClient.setQueryData(queryKey.with(-1, ''), data);
      }
      await new Promise<void>((resolve) => {
        const tree = (
          <PlatformProvider platform={platform} remote={name}>
            <Router>
              <PageOutlet name={name} source={source} views={views} />
            </Router>
            <Mounted then={resolve} />
          </PlatformProvider>
        );
        const onUncaughtError = (error: unknown) => {
          showInDevelopment(error);
          fail(error);
        };
        const options = { identifierPrefix: `${name}-`, onUncaughtError };
        if (rendered) {
          startTransition(() => {
            root = hydrate(host, tree, options);
          });
        } else {
          host.replaceChildren();
          const fresh = createRoot(host, options);
          fresh.render(tree);
          root = fresh;
        }
      });
    },
    unmount: async () => {
      turn += 1;
      root?.unmount();
      root = undefined;
      removeOverlayRoot(name);
    },
    prefetch: async (platform, match, query) => {
      await source.load(match);
      if (guardVerdict(match.page.guard, platform.sessionStore.getState().status) !== 'open') return;
      await platform.queryClient.prefetchQuery(source.query(platform, match, query));
    },
  };
};

const Mounted = ({ then }: { then(): void }) => {
  useEffect(then, [then]);
  return null;
};
