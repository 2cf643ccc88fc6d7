import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget, MicrositeProvider } from '@bee/platform';
import { loadReport } from '../features/report/load-report.ts';
import type { ReportData } from '../features/report/report-data.ts';
import { ReportScreen } from '../features/report/report-screen.tsx';
import type { widgetProps } from '../widget-props.ts';

/** A report below the heading of a microsite: `<WidgetSlot of="mf-content/report" props={{ id: 'r7', site }} />`. */
export const widget = defineWidget<PropsOf<typeof widgetProps.report>, ReportData>({
  load: ({ api, props: { id, site } }) => loadReport(api, id, { tagId: site.tag.id }),
  component: ({ data, props }) => (
    <MicrositeProvider value={props.site}>
      <ReportScreen {...data} />
    </MicrositeProvider>
  ),
});
