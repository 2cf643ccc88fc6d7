import type { Page, RemoteDefinition } from '@bee/platform';
import { pageViews } from '@bee/ui/content';
import { MemberRouter } from './member-router.tsx';

/** Pages of this remote: each `*.page.tsx` that the manifest names is built as its own chunk. */
export const app: RemoteDefinition = {
  name: 'mf-member',
  views: pageViews,
  Router: MemberRouter,
  loadPage: (module): Promise<{ page: Page }> =>
    import(
      /* webpackChunkName: "page-[request]" */
      /* webpackInclude: /\.page\.tsx$/ */
      `../features/${module}.page.tsx`
    ),
};
