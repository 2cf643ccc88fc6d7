import { type ManifestSource, manifestSchema } from '@bee/contracts/manifest';
import { toast, type UserInfo } from '@bee/platform';
import {
  createApiCaller,
  createLocationStore,
  createQueryClient,
  createSession,
  createSessionStore,
  type Platform,
  PlatformProvider,
  setNavigator,
  setRouteTable,
} from '@bee/platform/host';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Answers, type Call, fakeTransport } from './fake-transport.ts';

export { envelopeWith } from './fake-transport.ts';

export type { Answers, Call };

export type PlatformOptions = {
  /** Operation to data, or to a function of the request. */
  answers?: Answers;
  /** Address of the page. */
  at?: string;
  /** Routes of the remote under test. */
  manifest?: ManifestSource;
  /** Ids of pages of other remotes that it links to; each answers at `/<id>`. */
  otherPages?: string[];
  /** Logged in as this member; a visitor without it. */
  member?: UserInfo;
};

export type RenderedWithPlatform = RenderResult & { platform: Platform; calls: Call[]; visited: string[] };

/** Renders with a platform whose server is a table of answers; `visited` lists what `navigate` was asked for. */
export const renderWithPlatform = (ui: ReactNode, options: PlatformOptions = {}): RenderedWithPlatform => {
  const { platform, calls, visited } = createTestPlatform(options);
  const result = render(ui, {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  return { ...result, platform, calls, visited };
};

/** The platform alone: for pages whose `load` is called by hand. */
export const createTestPlatform = ({ answers = {}, at = '/', member, ...routes }: PlatformOptions = {}) => {
  const composition = compositionOf(routes);
  setRouteTable(composition);
  const visited: string[] = [];
  setNavigator((target) => visited.push(target));
  const { transport, calls } = fakeTransport(answers);
  const sessionStore = createSessionStore();
  if (member) sessionStore.setState({ status: 'member', token: 'test-token', user: member });
  const api = createApiCaller(transport, {
    token: () => sessionStore.getState().token,
    onFailure: (error) => toast.error(error.message),
  });
  const { pathname, search } = new URL(at, 'http://localhost');
  const platform: Platform = {
    composition,
    api,
    queryClient: createQueryClient(),
    sessionStore,
    session: createSession(sessionStore, api),
    location: createLocationStore(pathname, search),
    ensureStyles: async () => undefined,
    mountWidget: async () => ({ update: async () => undefined, unmount: () => undefined }),
  };
  return { platform, calls, visited };
};

const ANY = { '@bee/platform': '*', '@bee/ui': '*' };

const compositionOf = ({ manifest, otherPages = [] }: Pick<PlatformOptions, 'manifest' | 'otherPages'>) => {
  const others: ManifestSource = {
    name: 'mf-other',
    title: '',
    owner: '',
    pages: otherPages.map((id) => ({ id, module: id, title: id })),
  };
  const remotes = [...(manifest ? [manifest] : []), others].map((each) =>
    manifestSchema.parse({ ...each, requires: ANY }),
  );
  return {
    id: 'test',
    remotes: Object.fromEntries(remotes.map((each) => [each.name, each])),
  } as unknown as Platform['composition'];
};
