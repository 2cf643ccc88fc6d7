import type { HashedFile, PageComposition } from '@bee/contracts/page';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiCaller } from './api/api-caller.ts';
import type { LocationStore } from './navigation/location.store.ts';
import type { SessionStore } from './session/session.store.ts';
import type { Session } from './session/session.ts';
import type { MountedWidget } from './widget/define-widget.tsx';

/** Everything that exists once per page (once per render on the server). Roots receive it through PlatformProvider. */
export type Platform = {
  composition: PageComposition;
  api: ApiCaller;
  queryClient: QueryClient;
  sessionStore: SessionStore;
  session: Session;
  location: LocationStore;
  /** Resolves when the styles of these entry points of @bee/ui, and a sheet of a remote, are in the document. */
  ensureStyles(entryPoints: readonly string[], sheet?: HashedFile): Promise<void>;
  /** Mounts a widget of another remote in a host element; rejects when that remote does not load. */
  mountWidget(of: string, host: HTMLElement, props: unknown): Promise<MountedWidget>;
};
