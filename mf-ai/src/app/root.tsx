import type { Page, RemoteDefinition } from '@bee/platform';
import { createRouter } from '@bee/platform/router';
import { pageViews } from '@bee/ui/content';

/** Pages of this remote: each `*.page.tsx` that the manifest names is built as its own chunk. */
export const app: RemoteDefinition = {
  name: 'mf-ai',
  views: pageViews,
  Router: createRouter('mf-ai'),
  loadPage: (module): Promise<{ page: Page }> =>
    import(
      /* webpackChunkName: "page-[request]" */
      /* webpackInclude: /\.page\.tsx$/ */
      `../features/${module}.page.tsx`
    ),
};
