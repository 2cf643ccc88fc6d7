import type { DocumentViewer, PageComposition, RenderedFrame } from '@bee/contracts/page';
import * as platformModule from '@bee/platform';
import * as host from '@bee/platform/host';
import { createServerPlatform } from '@bee/platform/server';
import * as content from '@bee/ui/content';
import { ErrorPage, favicon } from '@bee/ui/content';
import type { ReactNode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import { BottomRoot } from './app/bottom-root.tsx';
import { FooterRoot } from './app/footer-root.tsx';
import type { FrameData } from './app/frame-data.ts';
import { HeaderRoot } from './app/header-root.tsx';
import { NavigationRoot } from './app/navigation-root.tsx';
import { siteInfoOf } from './app/site-info.ts';
import { qrImage } from './frame/qr-image.ts';

/**
 * Modules that server files of remotes leave external, so that they render with the same copies as in the browser.
 * Entry points of the design system other than `content` are evaluated when a page first needs them.
 */
export const modules: Record<string, () => unknown> = {
  react: () => react,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => reactDom,
  'react-dom/server': () => reactDomServer,
  '@bee/platform': () => platformModule,
  '@bee/platform/host': () => host,
  '@bee/ui/content': () => content,
  '@bee/ui/interactive': () => require('@bee/ui/interactive'),
  '@bee/ui/share': () => require('@bee/ui/share'),
  '@bee/ui/day': () => require('@bee/ui/day'),
  '@bee/ui/suggest': () => require('@bee/ui/suggest'),
  '@bee/ui/plot': () => require('@bee/ui/plot'),
  '@bee/ui/data': () => require('@bee/ui/data'),
  '@bee/ui/theme': () => require('@bee/ui/theme'),
  '@bee/ui/core': () => require('@bee/ui/core'),
  '@bee/ui/fields': () => require('@bee/ui/fields'),
  '@bee/ui/form': () => require('@bee/ui/form'),
  '@bee/ui/table': () => require('@bee/ui/table'),
  '@bee/ui/overlay': () => require('@bee/ui/overlay'),
};

export type FrameRequest = {
  composition: PageComposition;
  pathname: string;
  search: string;
  viewer: DocumentViewer;
  section?: string;
};

/** Renders the frame around a page, and the page for addresses that match no remote. */
export const renderFrame = (request: FrameRequest): RenderedFrame => {
  const { composition, section } = request;
  const platform = createServerPlatform(request);
  const { follow_text: follow, service_text: service } = siteInfoOf(composition);
  const codes = { ...(follow && { follow: qrImage(follow) }), ...(service && { service: qrImage(service) }) };
  const frame: FrameData = {
    ...(codes.follow && { follow: codes.follow.size }),
    ...(codes.service && { service: codes.service.size }),
    ...(section && { section }),
  };
  const html = (id: string, children: ReactNode) =>
    reactDomServer.renderToString(<host.PlatformProvider platform={platform}>{children}</host.PlatformProvider>, {
      identifierPrefix: `${id}-`,
    });
  return {
    top: html('bee-top', <HeaderRoot />),
    navigation: html('bee-nav', <NavigationRoot />),
    bottom: html(
      'bee-bottom',
      <BottomRoot frame={frame} footer={html('bee-footer', <FooterRoot composition={composition} {...codes} />)} />,
    ),
    frame,
    notFound: reactDomServer.renderToString(<ErrorPage status={404} message="This page could not be found" />),
  };
};

export const icon: string = favicon;
