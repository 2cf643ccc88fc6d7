import type { DocumentViewer, PageComposition } from '@bee/contracts/page';
import {
  createApiCaller,
  createLocationStore,
  createQueryClient,
  createSessionStore,
  type Platform,
  setRouteTable,
  type Transport,
} from '@bee/platform/host';

export type ServerRequest = {
  composition: PageComposition;
  viewer: DocumentViewer;
  pathname?: string;
  search?: string;
  section?: string | undefined;
  /** Without a transport, calls fail. */
  transport?: Transport;
};

/**
 * The platform of one render with its own stores and caches, for a visitor or for a member whose profile is not loaded
 * yet.
 */
export const createServerPlatform = ({
  composition,
  viewer,
  pathname = '/',
  search = '',
  section,
  transport = browserOnly,
}: ServerRequest): Platform => {
  setRouteTable(composition);
  return {
    composition,
    api: createApiCaller(transport, { token: () => '' }),
    queryClient: createQueryClient(),
    sessionStore: createSessionStore(viewer === 'member' ? 'pending' : 'visitor'),
    session: {
      resume: browserOnly,
      accept: browserOnly,
      refresh: browserOnly,
      countMessages: browserOnly,
      follow: browserOnly,
      end: browserOnly,
    },
    location: createLocationStore(pathname, search, section),
    ensureStyles: async () => undefined,
    mountWidget: browserOnly,
  };
};

const browserOnly = async () => {
  throw new Error('Only the browser does this');
};
