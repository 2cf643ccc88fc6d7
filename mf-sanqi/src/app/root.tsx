import type { Page, RemoteDefinition } from '@bee/platform';
import { createRouter } from '@bee/platform/router';
import { framedFallbacks } from '../frame/framed-fallbacks.tsx';

/** Pages of this remote: each `*.page.tsx` that the manifest names is built as its own chunk. */
export const app: RemoteDefinition = {
  name: 'mf-sanqi',
  views: framedFallbacks,
  Router: createRouter('mf-sanqi'),
  loadPage: (module): Promise<{ page: Page }> =>
    import(
      /* webpackChunkName: "page-[request]" */
      /* webpackInclude: /\.page\.tsx$/ */
      `../features/${module}.page.tsx`
    ),
};
