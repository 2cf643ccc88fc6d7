import { definePage } from '@bee/platform';
import { SkeletonRows } from '@bee/ui/content';
import { SanqiFrame } from '../../frame/sanqi-frame.tsx';
import { type DatasetData, loadDataset } from './dataset-data.ts';
import { datasetHead } from './dataset-head.ts';
import { DatasetItem } from './dataset-item.tsx';
import { DatasetList } from './dataset-list.tsx';
import { datasetQuery } from './dataset-state.ts';

export const page = definePage<DatasetData>({
  load: loadDataset,
  head: (data, { query }) => datasetHead(data, datasetQuery.read(query)),
  component: ({ data, query }) => (
    <SanqiFrame current="sanqi/dataset" tagId={data.tag.id}>
      {data.view === 'list' ? (
        <DatasetList {...data} state={datasetQuery.read(query)} />
      ) : (
        <DatasetItem tag={data.tag} reports={data.reports} item={data.item} query={query} />
      )}
    </SanqiFrame>
  ),
  skeleton: () => (
    <SanqiFrame current="sanqi/dataset">
      <div aria-busy="true">
        <SkeletonRows rows={8} height={112} />
      </div>
    </SanqiFrame>
  ),
});
