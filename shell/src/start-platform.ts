import type { PageComposition } from '@bee/contracts/page';
import { toast } from '@bee/platform';
import {
  axiosTransport,
  createApiCaller,
  createLocationStore,
  createQueryClient,
  createSession,
  createSessionStore,
  type Platform,
  setRouteTable,
} from '@bee/platform/host';
import { requestEnded, requestStarted } from './app/request-progress.store.ts';
import type { createStyleLoader } from './loader/style-loader.ts';
import { logFailedCall } from './log/failure-log.ts';
import type { PageState } from './page-state.ts';

type Deps = {
  composition: PageComposition;
  page: PageState;
  styles: ReturnType<typeof createStyleLoader>;
  mountWidget(platform: Platform, of: string, host: HTMLElement, props: unknown): ReturnType<Platform['mountWidget']>;
};

/** Creates the only platform of the page. `activeComposition` is the composition named by the last API response. */
export const startPlatform = ({ composition, page, styles, mountWidget }: Deps) => {
  let active = composition.id;
  let isDamaged = false;
  const learnComposition = (id: string) => {
    active = id;
  };
  setRouteTable(composition);
  const sessionStore = createSessionStore(page.viewer === 'member' ? 'pending' : 'visitor');
  const api = createApiCaller(axiosTransport, {
    token: () => sessionStore.getState().token,
    onComposition: learnComposition,
    onStart: requestStarted,
    onEnd: requestEnded,
    onError: logFailedCall,
    onFailure: (error) => toast.error(error.message),
  });
  const session = createSession(sessionStore, api);
  const platform: Platform = {
    composition,
    api,
    queryClient: createQueryClient(),
    sessionStore,
    session,
    location: createLocationStore(window.location.pathname, window.location.search, page.frame?.section),
    ensureStyles: styles.ensure,
    mountWidget: (of, host, props) => mountWidget(platform, of, host, props),
  };
  return {
    platform,
    activeComposition: () => (isDamaged ? '' : active),
    learnComposition,
    /** A remote changed what all share: links load a fresh document, as after a change of the composition. */
    noteDamage: () => {
      isDamaged = true;
    },
  };
};
