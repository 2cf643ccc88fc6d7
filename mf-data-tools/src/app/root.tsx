import type { Page, RemoteDefinition } from '@bee/platform';
import { createRouter } from '@bee/platform/router';
import { pageFallbacks } from '@bee/ui/content';
import { manifest } from '../manifest.ts';

/** The pages of this remote: every `*.page.tsx` below features that its manifest names, a chunk each. */
export const app: RemoteDefinition = {
  name: manifest.name,
  views: pageFallbacks,
  Router: createRouter(manifest),
  loadPage: (module): Promise<{ page: Page }> =>
    import(
      /* webpackChunkName: "page-[request]" */
      /* webpackInclude: /\.page\.tsx$/ */
      `../features/${module}.page.tsx`
    ),
};
