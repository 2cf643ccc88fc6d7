import type { DataFor } from '@bee/contracts/operations';
import { definePage } from '@bee/platform';
import { anySample, PageHeader, SampleBadge, Tabs } from '@bee/ui/content';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { trail } from '../../lib/trail.ts';
import { CheckView } from './check/check-view.tsx';
import { type LimitData, LimitView } from './limits/limit-view.tsx';
import { ListView } from './list/list-view.tsx';
import { standardDescription, standardTitle } from './list/standard-head.ts';
import {
  limitRequest,
  listRequest,
  readStandardQuery,
  type StandardQuery,
  standardHref,
  viewHref,
} from './list/standard-query.ts';
import './standard.css';
import '../../layout/list.css';

type PageData = {
  types: DataFor<'standard/getTypeList'>;
  standards: DataFor<'standard/getList'> | null;
  limits: LimitData | null;
};

export const page = definePage<PageData>({
  load: async ({ api, query }) => {
    const wanted = readStandardQuery(query);
    const { view, food, substance } = wanted;
    const [types, standards, foods, substances, found] = await Promise.all([
      api('standard/getTypeList', {}),
      view === 'list' ? api('standard/getList', listRequest(wanted)) : null,
      view === 'limits' ? api('standard/getLimitFoods', {}) : [],
      view === 'limits' ? api('standard/getLimitSubstances', { kind: wanted.kind, limit: 200 }) : [],
      view === 'limits' && (food || substance) ? api('standard/findLimits', limitRequest(wanted)) : null,
    ]);
    return { types, standards, limits: view === 'limits' ? { foods, substances, found } : null };
  },
  head: ({ types, standards }, { query }) => {
    const wanted = readStandardQuery(query);
    const title = standardTitle(wanted, typeTitleOf(types, wanted));
    return { title, description: standardDescription(wanted, title, standards?.total) };
  },
  component: ({ data: { types, standards, limits }, query }) => {
    const wanted = readStandardQuery(query);
    const total = types.reduce((sum, { count }) => sum + count, 0);
    return (
      <>
        <PageHeader
          title={standardTitle(wanted, typeTitleOf(types, wanted))}
          breadcrumb={trail('数据工具', '标准')}
          meta={
            <>
              <span>{total} 个标准</span>
              <span>只收元数据，全文请在国家标准全文公开系统等官方网站查看</span>
              <SampleBadge sample={standards?.source.sample ?? anySample(limits?.foods)} />
            </>
          }
        />
        <Tabs
          label="标准工具"
          current={wanted.view}
          items={[
            { key: 'list', title: '标准检索', href: wanted.view === 'list' ? standardHref(wanted) : viewHref('list') },
            { key: 'limits', title: '限量查询', href: viewHref('limits') },
            { key: 'check', title: '批量核对', href: viewHref('check') },
          ]}
        />
        {standards ? <ListView types={types} standards={standards} query={wanted} /> : null}
        {limits ? <LimitView {...limits} query={wanted} /> : null}
        {wanted.view === 'check' ? <CheckView /> : null}
      </>
    );
  },
  skeleton: () => <ListSkeleton above={48} height={48} />,
});

const typeTitleOf = (types: PageData['types'], { view, type }: StandardQuery): string | undefined =>
  view === 'list' ? types.find((one) => one.type === type)?.title : undefined;
