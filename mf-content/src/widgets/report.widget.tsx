import { defineWidget, type TagSite, TagSiteProvider } from '@bee/platform';
import { loadReport } from '../features/report/load-report.ts';
import type { ReportData } from '../features/report/report-data.ts';
import { ReportScreen } from '../features/report/report-screen.tsx';

/** A report below the heading of a sub-site: `<WidgetSlot of="mf-content/report" props={{ id: 'r7', site }} />`. */
export const widget = defineWidget<{ id: string; site: TagSite }, ReportData>({
  load: ({ api, props: { id, site } }) => loadReport(api, id, { tagId: site.tag.id }),
  component: ({ data, props }) => (
    <TagSiteProvider value={props.site}>
      <ReportScreen {...data} />
    </TagSiteProvider>
  ),
});
