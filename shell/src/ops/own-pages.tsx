import { defineRemote } from '@bee/platform';
import { pageFallbacks } from '@bee/ui/content';
import { page } from './ops.page.tsx';

/** The shell's own pages as those of a remote, so that stage, guard and prefetch treat them like any other. */
export const { mount, unmount, prefetch } = defineRemote({
  name: 'shell',
  views: pageFallbacks,
  Router: ({ children }) => children,
  loadPage: async () => ({ page }),
});
