import { definePage } from '@bee/platform';
import { Skeleton, SkeletonRows } from '@bee/ui/content';
import { SanqiFrame } from '../../frame/sanqi-frame.tsx';
import { type HerbsData, loadHerbs } from './herbs-data.ts';
import { herbsHead } from './herbs-head.ts';
import { herbsQuery } from './herbs-query.ts';
import { HerbsScreen } from './herbs-screen.tsx';
import { Line } from './line-section.tsx';
import { shownGrade } from './price-matrix.ts';
import { SheetScreen } from './sheet-screen.tsx';
import './herbs.css';

export const page = definePage<HerbsData>({
  load: ({ api, signal }) => loadHerbs(api, signal),
  loadKeys: [],
  head: (data, { query }) => herbsHead(data, herbsQuery.read(query)),
  component: ({ data, query }) => {
    const { embed, view, spec } = herbsQuery.read(query);
    const shown = data.matrix && shownGrade(data.matrix, spec);
    if (embed && shown) return <Line data={data} query={query} shown={shown} />;
    return (
      <SanqiFrame current="sanqi/herbs">
        {view === 'sheet' ? <SheetScreen data={data} query={query} /> : <HerbsScreen data={data} query={query} />}
      </SanqiFrame>
    );
  },
  skeleton: () => (
    <SanqiFrame current="sanqi/herbs">
      <div className="sanqi-herbs" aria-busy="true">
        <Skeleton height={112} width="60%" />
        <SkeletonRows rows={14} height={40} />
        <Skeleton height={480} />
        <Skeleton height={640} />
      </div>
    </SanqiFrame>
  ),
});
