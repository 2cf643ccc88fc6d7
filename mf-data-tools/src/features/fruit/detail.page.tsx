import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import { PageSkeleton } from '@bee/ui/content';
import { roundMeans } from '../../components/price/chart-rows.ts';
import { DetailHeader, KindTags } from '../../components/price/detail-header.tsx';
import { ProductLinks } from '../../components/product/product-links.tsx';
import { trail } from '../../lib/trail.ts';
import { FruitChart } from './detail/fruit-chart.tsx';
import { detailHead, detailTitle } from './detail/fruit-detail-head.ts';
import { chartRequest, detailHref, type FruitDetail, readDetailQuery } from './detail/fruit-detail-query.ts';
import { FruitHeadline } from './detail/fruit-headline.tsx';
import { OTHERS_SIZE, OtherAreas } from './detail/other-areas.tsx';
import '../../layout/page.css';
import '../../components/herb-chart/herb-chart.css';

type DetailData = {
  detail: FruitDetail;
  chart: DataFor<'fruit/getEchart'>;
  averages: DataFor<'fruit/getAvgData'>;
  others: DataFor<'fruit/getOtherAreaList'>;
  origins: DataFor<'fruit/getFilterOrigin'>;
  links: DataFor<'product/getLinks'>;
};

export const page = definePage<DetailData>({
  /** The visible history depends on the user. */
  personal: true,
  load: async ({ api, params, query }) => {
    const wanted = readDetailQuery(params, query);
    const { category, type } = wanted.key;
    const detail = await api('fruit/getDetail', wanted.key);
    const [chart, averages, others, origins, links] = await Promise.all([
      api('fruit/getEchart', chartRequest(wanted, detail)),
      api('fruit/getAvgData', wanted.key),
      api('fruit/getOtherAreaList', {
        category,
        type,
        production_area: wanted.area,
        sort: 'price_avg.asc',
        page: wanted.page,
        limit: OTHERS_SIZE,
      }),
      api('fruit/getFilterOrigin', { category, type }),
      api('product/getLinks', { name: category }),
    ]);
    return { detail, chart: { ...chart, series: roundMeans(chart.series) }, averages, others, origins, links };
  },
  head: ({ detail }) => detailHead(detail),
  component: ({ data, params, query }) => {
    const { detail, chart, averages, others, origins, links } = data;
    const wanted = readDetailQuery(params, query);
    if (wanted.embed) return <FruitChart detail={detail} chart={chart} query={wanted} />;
    return (
      <div className="tools-detail">
        <DetailHeader
          title={detailTitle(detail)}
          breadcrumb={trail(
            { title: '水果价格', href: href('application/fruit/list') },
            { title: detail.category, href: href('application/fruit/list', { cate: detail.category }) },
            `${detail.latest.production_area}${detail.latest.addr}`,
          )}
          detail={detail}
        />
        {detail.kinds.length > 1 ? (
          <KindTags
            label="价格类型"
            kinds={detail.kinds.map(({ series_id, type, unit }) => ({
              title: `${type} · 元/${unit}`,
              href: detailHref(wanted, { key: { ...wanted.key, type, unit }, compare: [] }),
              current: series_id === detail.latest.id,
            }))}
          />
        ) : null}
        <FruitHeadline detail={detail} averages={averages} query={wanted} />
        <FruitChart detail={detail} chart={chart} query={wanted} />
        <OtherAreas detail={detail} others={others} origins={origins} query={wanted} />
        <ProductLinks links={links} />
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="50%" heights={[72, 132, 520, 480]} />,
});
