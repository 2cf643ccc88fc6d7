import type { Widget } from '@bee/platform';
import { defineServer } from '@bee/platform/server';
import { app } from './app/root.tsx';

export const { renderPage, renderWidget } = defineServer({
  ...app,
  loadWidget: (module): Promise<{ widget: Widget }> =>
    import(
      /* webpackInclude: /\.widget\.tsx$/ */
      `./widgets/${module}.widget.tsx`
    ),
});
