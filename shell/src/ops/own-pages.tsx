import { defineRemote } from '@bee/platform';
import { pageViews } from '@bee/ui/content';
import { page } from './ops.page.tsx';

/** The shell's own pages as a remote, so that outlet, guard and prefetch treat them like any other. */
export const { mount, unmount, prefetch } = defineRemote({
  name: 'shell',
  views: pageViews,
  Router: ({ children }) => children,
  loadPage: async () => ({ page }),
});
