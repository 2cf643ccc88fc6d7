import type { Market, PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import { PageSkeleton } from '@bee/ui/content';
import { MemberQuotes } from '../../components/member-quote/member-quotes.tsx';
import { roundMeans } from '../../components/price/chart-rows.ts';
import { DetailHeader, KindTags } from '../../components/price/detail-header.tsx';
import { ProductLinks } from '../../components/product/product-links.tsx';
import { trail } from '../../lib/trail.ts';
import { detailHead, detailTitle } from './detail/detail-head.ts';
import { chartRequest, type Detail, detailHref, readDetailQuery, shownSpan } from './detail/detail-query.ts';
import { MarketTable } from './detail/market-table.tsx';
import type { Moves } from './detail/move-events.ts';
import { PriceActions, PriceQuote } from './detail/price-actions.tsx';
import { type Chart, PriceChart } from './detail/price-chart.tsx';
import { PriceHeadline } from './detail/price-headline.tsx';
import { PriceMoves } from './detail/price-moves.tsx';
import { RelatedProducts } from './detail/related-products.tsx';
import { SeasonBand } from './detail/season-band.tsx';
import { DistanceSpread } from './spread/distance-spread.tsx';
import { type Place, SpreadCalculator } from './spread/spread-calculator.tsx';
import { ProductPostings } from './supply/product-postings.tsx';
import '../../layout/page.css';
import '../../components/herb-chart/herb-chart.css';

type DetailData = {
  detail: Detail;
  chart: Chart;
  moves: Moves;
  places: Place[];
  markets: PriceRow[];
  quotes: DataFor<'vegetable/getMemberQuoteList'>;
  postings: DataFor<'vegetable/getSupplyDemandList'>;
  links: DataFor<'product/getLinks'>;
};

const MAX_MARKETS = 100;
const MEMBER_QUOTES = 10;
const POSTINGS = 3;

export const page = definePage<DetailData>({
  /** The visible history depends on the user. */
  personal: true,
  load: async ({ api, params, query }) => {
    const wanted = readDetailQuery(params, query);
    const { group, name, type, spec } = wanted;
    const detail = await api('vegetable/getDetail', { group, name, type, spec });
    const [chart, moves, filters, markets, quotes, postings, links] = await Promise.all([
      api('vegetable/getEchart', chartRequest(wanted, detail)),
      api('vegetable/getPriceMoves', { group, name, type, spec, ...shownSpan(wanted, detail) }),
      api('vegetable/filterList', {}),
      api('vegetable/getMarketList', { group, name, spec: detail.latest.spec ?? undefined, limit: MAX_MARKETS }),
      api('vegetable/getMemberQuoteList', { group, name, limit: MEMBER_QUOTES }),
      api('vegetable/getSupplyDemandList', { product: name, limit: POSTINGS }),
      api('product/getLinks', { name, parts: ['trade', 'food', 'standards'] }),
    ]);
    return {
      detail,
      chart: { ...chart, series: roundMeans(chart.series) },
      moves,
      places: placesOf(filters.markets, markets.list),
      markets: markets.list,
      quotes,
      postings,
      links,
    };
  },
  head: ({ detail }) => detailHead(detail),
  component: ({ data, params, query }) => {
    const { detail, chart, moves, places, markets, quotes, postings, links } = data;
    const wanted = readDetailQuery(params, query);
    if (wanted.embed)
      return <PriceChart detail={detail} chart={chart} moves={moves} markets={markets} query={wanted} />;
    return (
      <div className="tools-detail">
        <DetailHeader
          title={detailTitle(detail)}
          breadcrumb={trail(
            { title: '蔬菜价格', href: href('application/vegetable/list') },
            {
              title: detail.group,
              href: href('application/vegetable/list', { type: wanted.type, group: detail.group }),
            },
            detail.name,
          )}
          detail={detail}
        />
        {detail.specs.length > 1 ? (
          <KindTags
            label="规格"
            kinds={detail.specs.map(({ title, markets }) => ({
              title: `${title || '未分规格'} · ${markets} 个市场`,
              href: detailHref(wanted, { spec: title || undefined, compare: [] }),
              current: title === (detail.latest.spec ?? ''),
            }))}
          />
        ) : null}
        <PriceHeadline detail={detail} query={wanted} actions={<PriceActions detail={detail} markets={markets} />} />
        <PriceChart detail={detail} chart={chart} moves={moves} markets={markets} query={wanted} />
        <PriceMoves moves={moves} query={wanted} />
        <MarketTable detail={detail} markets={markets} query={wanted} />
        <DistanceSpread markets={markets} headline={detail.latest.market_id} places={places} unit={wanted.unit} />
        <SpreadCalculator markets={markets} headline={detail.latest.market_id} places={places} />
        <MemberQuotes quotes={quotes} action={<PriceQuote detail={detail} markets={markets} />} />
        <SeasonBand detail={detail} query={wanted} />
        <ProductLinks links={links} />
        <ProductPostings product={detail.name} postings={postings} />
        <RelatedProducts detail={detail} query={wanted} />
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="50%" heights={[72, 132, 520, 480]} />,
});

/** Locations of the quoting markets. */
const placesOf = (markets: Market[], quoted: PriceRow[]): Place[] => {
  const ids = new Set(quoted.map(({ market_id }) => market_id));
  return markets.flatMap(({ id, lng, lat }) => (ids.has(id) ? [{ id, lng, lat }] : []));
};
