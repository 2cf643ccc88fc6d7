import type { DocumentViewer, PageComposition, RenderedPage, RenderedWidget } from '@bee/contracts/page';
import { refusalStatus } from '@bee/domain/guard';
import { queryOf } from '@bee/domain/query-of';
import { NotFoundError, type PageFallbacks, type RemoteDefinition, type Widget } from '@bee/platform';
import {
  createPageSource,
  type LoadPageModule,
  loadData,
  PageOutlet,
  type Platform,
  PlatformProvider,
  type Transport,
} from '@bee/platform/host';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { routedAddress } from '../router/routed-address.ts';
import { createServerPlatform } from './server-platform.ts';

export { createServerPlatform } from './server-platform.ts';

export type ServerDefinition = RemoteDefinition & { loadWidget?(module: string): Promise<{ widget: Widget }> };

export type RenderContext = {
  composition: PageComposition;
  viewer: DocumentViewer;
  transport: Transport;
  /** Called when the data is loaded and rendering starts: a shorter timeout applies from then on. */
  onLoaded?(): void;
};

/** Exported by a remote's server file; every render has its own stores and caches. */
export type RemoteServer = {
  renderPage(address: { pathname: string; search: string }, context: RenderContext): Promise<RenderedPage>;
  renderWidget(
    of: { name: string; module: string; props: unknown; prefix: string },
    context: RenderContext,
  ): Promise<RenderedWidget>;
};

export const defineServer = (definition: ServerDefinition): RemoteServer => ({
  renderPage: async ({ pathname, search }, context) => {
    const platform = createServerPlatform({ ...context, pathname, search });
    const { match } = platform.location.getState();
    if (match?.remote !== definition.name) return notFoundPage(platform, definition.views);
    const query = queryOf(search);
    const source = createPageSource(definition.loadPage as LoadPageModule);
    const refusal = refusalStatus(match.page.guard, platform.sessionStore.getState().status);
    const view = <PageOutlet name={definition.name} source={source} views={definition.views} />;
    const rendered = () =>
      toHtml(
        platform,
        <StaticRouter location={routedAddress(platform.location.getState())}>
          <definition.Router>{view}</definition.Router>
        </StaticRouter>,
        `${definition.name}-`,
      );
    if (refusal) {
      const head = { title: match.page.title, robots: 'noindex' } as const;
      return { status: refusal, html: rendered(), head, data: null };
    }
    const page = await source.load(match);
    try {
      const data = await loadData(page, platform, match, query);
      context.onLoaded?.();
      const json = JSON.parse(JSON.stringify(data ?? null)) as unknown;
      platform.queryClient.setQueryData(source.query(platform, match, query).queryKey, json);
      return { status: 200, html: rendered(), head: page.head(json, { params: match.params, query }), data: json };
    } catch (error) {
      if (error instanceof NotFoundError) return notFoundPage(platform, definition.views);
      throw error;
    } finally {
      platform.queryClient.clear();
    }
  },
  renderWidget: async ({ module, props, prefix }, context) => {
    const platform = createServerPlatform(context);
    if (!definition.loadWidget) throw new Error(`${definition.name} has no widgets`);
    const { widget } = await definition.loadWidget(module);
    const data = JSON.parse(JSON.stringify((await widget.load({ api: platform.api, props })) ?? null)) as unknown;
    context.onLoaded?.();
    return { html: renderToString(widget.render(platform, data, props), { identifierPrefix: prefix }), data };
  },
});

const toHtml = (platform: Platform, children: ReactNode, identifierPrefix: string) =>
  renderToString(<PlatformProvider platform={platform}>{children}</PlatformProvider>, { identifierPrefix });

const notFoundPage = (platform: Platform, { ErrorPage }: PageFallbacks): RenderedPage => ({
  status: 404,
  html: toHtml(platform, <ErrorPage status={404} message="This page could not be found" />, ''),
  head: { title: '页面不存在', robots: 'noindex' },
  data: null,
});
