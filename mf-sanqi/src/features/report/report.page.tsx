import { definePage } from '@bee/platform';
import { SkeletonRows } from '@bee/ui/content';
import { SanqiFrame } from '../../frame/sanqi-frame.tsx';
import { loadReports, type ReportData } from './report-data.ts';
import { reportHead } from './report-head.ts';
import { ReportItem } from './report-item.tsx';
import { ReportList } from './report-list.tsx';
import { readReportState } from './report-state.ts';

export const page = definePage<ReportData>({
  load: loadReports,
  head: (data, { query }) => reportHead(data, readReportState(query)),
  component: ({ data, query }) => {
    const tag = data.kind === 'list' ? data.list.tag : data.tag;
    const state = readReportState(query);
    return (
      <SanqiFrame current="sanqi/report" tagId={tag.id}>
        {data.kind === 'list' ? (
          <ReportList list={data.list} state={state} />
        ) : (
          <ReportItem tag={data.tag} item={data.item} from={state.from} />
        )}
      </SanqiFrame>
    );
  },
  skeleton: () => (
    <SanqiFrame current="sanqi/report">
      <div aria-busy="true">
        <SkeletonRows rows={10} height={152} />
      </div>
    </SanqiFrame>
  ),
});
