import type { DataFor } from '@bee/contracts/operations';
import type { ProductPrice } from '@bee/contracts/resource/product';
import { definePage, href } from '@bee/platform';
import {
  AskButton,
  Button,
  copyText,
  FavoriteButton,
  Icon,
  PageHeader,
  PageSkeleton,
  PrintNote,
  SampleBadge,
  ShareButton,
  type ShareTarget,
  Tabs,
  Tag,
} from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { DataSection } from './detail/data-section.tsx';
import { DecisionCard } from './detail/decision-card.tsx';
import { decisionShare } from './detail/decision-share.ts';
import { verdictOf } from './detail/decision-verdict.ts';
import { type DetailData, loadDetail } from './detail/detail-data.ts';
import { type DetailQuery, detailHref, readDetailQuery, sections, type TradeDetail } from './detail/detail-query.ts';
import { NeedsSection } from './detail/needs-section.tsx';
import { OriginPicker } from './detail/origin-picker.tsx';
import { OverviewSection, subjectOf } from './detail/overview-section.tsx';
import { PermitSection } from './detail/permit-section.tsx';
import { ProductChooser } from './detail/product-chooser.tsx';
import { RelatedSection } from './detail/related-section.tsx';
import { SitesSection } from './detail/sites-section.tsx';
import { chosenTariff, TaxSection } from './detail/tax-section.tsx';
import { type Landed, landedOf } from './landed/landed-of.ts';
import { OutdatedCodes } from './search/outdated-codes.tsx';
import './trade.css';
import '../../layout/page.css';

type PageData = { product: DetailData } | { cates: DataFor<'trade/getProductCateList'> };

export const page = definePage<PageData>({
  /** The visible part of the series depends on the user. */
  personal: true,
  load: async ({ api, params, query }) => {
    const wanted = readDetailQuery(params, query);
    if (!wanted.name) return { cates: await api('trade/getProductCateList', {}) };
    return { product: await loadDetail(api, wanted) };
  },
  head: (data, { params, query }) => {
    if ('cates' in data) return { title: '选择商品 - 外贸工具', description: '按商品查询准入、税率与进出口' };
    const { detail } = data.product;
    const section = sections.find(({ key }) => key === readDetailQuery(params, query).section)?.title;
    return {
      title: `${subjectOf(detail)}进口：准入、税率与进出口${section === '概览' ? '' : ` - ${section}`}`,
      description: `${detail.origin ? `能从${detail.origin.name}进口${detail.name}吗：` : `${detail.name}：`}${verdictOf(detail).text}；全部税率、监管场地与近 12 个月进出口`,
    };
  },
  component: ({ data, params, query }) => {
    if ('cates' in data) return <ProductChooser cates={data.cates} query={readDetailQuery(params, query)} />;
    const { product } = data;
    const { detail, taxes, places, origins } = product;
    const wanted = readDetailQuery(params, query, detail.series.unit);
    const tariff = taxes && chosenTariff(taxes, wanted);
    const wholesale = product.links?.price ?? null;
    const landed = landedOf({ detail, tariff, wholesale });
    if (wanted.embed)
      return <OverviewSection detail={detail} compared={product.compared} origins={origins} query={wanted} />;
    return (
      <div className="tools-detail tools-trade">
        <ProductHeader product={product} query={wanted} share={decisionShare(detail, tariff, landed, wanted)} />
        {detail.outdated ? <OutdatedCodes codes={[detail.outdated]} /> : null}
        <DecisionCard
          detail={detail}
          tariff={tariff}
          places={places}
          landed={landed}
          wholesale={wholesale}
          query={wanted}
          picker={<OriginPicker origins={origins} query={wanted} label="原产国家（地区）" />}
        />
        <Tabs
          label="商品贸易资料"
          current={wanted.section}
          items={sections.map(({ key, title }) => ({ key, title, href: detailHref(wanted, { section: key }) }))}
        />
        <Shown product={product} landed={landed} wholesale={wholesale} query={wanted} />
        <PrintNote />
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="50%" heights={[96, 420, 44, 520]} />,
});

type ShownProps = {
  product: DetailData;
  landed: Landed | string;
  wholesale: ProductPrice | null;
  query: DetailQuery;
};

function Shown({ product, landed, wholesale, query }: ShownProps) {
  const { detail, taxes, places, origins } = product;
  switch (query.section) {
    case 'permit':
      return <PermitSection detail={detail} permits={product.permits} query={query} />;
    case 'tax':
      return (
        <TaxSection
          detail={detail}
          taxes={taxes ?? { list: [], origin: null, outdated: null }}
          origins={origins}
          countries={product.countries}
          landed={landed}
          wholesale={wholesale}
          query={query}
        />
      );
    case 'sites':
      return <SitesSection detail={detail} places={places} query={query} />;
    case 'needs':
      return <NeedsSection detail={detail} tariff={taxes && chosenTariff(taxes, query)} />;
    case 'data':
      return <DataSection detail={detail} figures={product.figures} query={query} />;
    case 'related':
      return <RelatedSection detail={detail} cates={product.cates} links={product.links} />;
    default:
      return <OverviewSection detail={detail} compared={product.compared} origins={origins} query={query} />;
  }
}

type ProductHeaderProps = { product: DetailData; query: DetailQuery; share: ShareTarget };

function ProductHeader({ product: { detail }, query, share }: ProductHeaderProps) {
  const codes = detail.hs_codes.map(({ code }) => code);
  return (
    <PageHeader
      title={subjectOf(detail)}
      breadcrumb={trail(
        { title: '外贸工具', href: href('application/trade') },
        ...(detail.cate
          ? [{ title: detail.cate, href: href('application/trade/product-directory', { cate: detail.cate }) }]
          : []),
        detail.name,
      )}
      lead={detail.description ?? undefined}
      meta={
        <>
          <span>HS {codes.join('、') || '—'}</span>
          <span>统计单位 {detail.series.unit ?? '—'}</span>
          {detail.alias.length > 0 ? <span>别名：{detail.alias.join('、')}</span> : null}
          {query.origin ? <a href={detailHref(query, { origin: undefined })}>看全部国家（地区）</a> : null}
          {detail.hs_codes.some(({ valid_to }) => valid_to !== null) ? <Tag type="honey">含旧版编码</Tag> : null}
          <SampleBadge sample={detail.source?.sample} />
        </>
      }
      actions={
        codes.length > 0 ? (
          <>
            <FavoriteButton type="trade" id={keptAs(detail, query)} />
            <ShareButton target={share} />
            <AskButton kind="trade" id={keptAs(detail, query)} title={subjectOf(detail)} />
            <Button
              icon={<Icon name="copy" size={16} />}
              onClick={() => void copyText(codes.join(' '), '已复制 HS 编码')}
            >
              复制编码
            </Button>
          </>
        ) : undefined
      }
    />
  );
}

/** Favourites use the product name; the code where there is no name or the address uses the code. */
const keptAs = ({ cate, name, hs_codes }: TradeDetail, query: DetailQuery): string => {
  if (/^\d+$/.test(query.name ?? '')) return query.name ?? '';
  return cate === null ? (hs_codes[0]?.code ?? name) : name;
};
