import type { Page, RemoteDefinition } from '@bee/platform';
import { pageFallbacks } from '@bee/ui/content';
import { manifest } from '../manifest.ts';
import { MemberRouter } from './member-router.tsx';

/** The pages of this remote: every `*.page.tsx` below features that its manifest names, a chunk each. */
export const app: RemoteDefinition = {
  name: manifest.name,
  views: pageFallbacks,
  Router: MemberRouter,
  loadPage: (module): Promise<{ page: Page }> =>
    import(
      /* webpackChunkName: "page-[request]" */
      /* webpackInclude: /\.page\.tsx$/ */
      `../features/${module}.page.tsx`
    ),
};
