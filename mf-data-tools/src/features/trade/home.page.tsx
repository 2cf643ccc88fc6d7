import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import { Empty, PageHeader, PageSkeleton, SampleBadge, Section, SourceNote } from '@bee/ui/content';
import { TreeDrawing } from '@bee/ui/data';
import { periodText, usdText } from '../../components/trade/trade-amount.ts';
import { trail } from '../../lib/trail.ts';
import { ProductRanks, ShareRanks } from './chart/trade-ranks.tsx';
import { SearchResults } from './home/search-results.tsx';
import { TradeTotals } from './home/trade-totals.tsx';
import { PermitTable } from './permit/permit-table.tsx';
import { searchQuery, TradeSearch } from './search/trade-search.tsx';
import '../../layout/page.css';
import './trade.css';

type HomeData = { top: DataFor<'trade/getTopClass'>; found: DataFor<'trade/search'> | null };

export const page = definePage<HomeData>({
  load: async ({ api, query }) => {
    const keyword = searchQuery.read(query).keyword;
    const [top, found] = await Promise.all([
      api('trade/getTopClass', {}),
      keyword ? api('trade/search', { keyword }) : null,
    ]);
    return { top, found };
  },
  head: ({ top }, { query }) => {
    const keyword = searchQuery.read(query).keyword;
    return {
      title: keyword ? `${keyword} - 外贸工具` : '外贸工具：农产品进出口、准入与税率',
      description: `按商品名、HS 编码或国家查询农产品进出口、准入、税率与监管场地，数据截至${periodText(top.newest_month)}`,
      ...(keyword && { robots: 'noindex' as const }),
    };
  },
  component: ({ data, query }) => {
    const { top, found } = data;
    const keyword = searchQuery.read(query).keyword;
    return (
      <div className="tools-stack tools-trade">
        <PageHeader
          title="外贸工具"
          breadcrumb={trail('贸易数据', '外贸工具')}
          lead="一种商品能不能进口、税率多少、从哪里来、近月多少钱，一页看清。"
          meta={
            <>
              {top.newest_month ? <span>数据截至 {periodText(top.newest_month)}</span> : null}
              <SampleBadge sample={top.source?.sample} />
            </>
          }
        />
        <TradeSearch value={keyword} />
        {found && keyword ? <SearchResults found={found} keyword={keyword} /> : null}
        <TradeEntries />
        {found ? null : <Overview top={top} />}
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-stack" width="50%" heights={[110, 48, 84, 140, 420]} />,
});

function Overview({ top }: { top: HomeData['top'] }) {
  const directory = { title: '商品目录', href: href('application/trade/product-directory') };
  const figures = [...top.months, ...top.years];
  if (figures.length === 0)
    return (
      <Section>
        <Empty title="还没有进出口数据">导入海关统计后，这里显示最新月份与年份的合计、主要商品和伙伴。</Empty>
      </Section>
    );
  const imported = top.classes.filter(({ import_usd }) => import_usd);
  const parts = imported.map(({ code, name, import_usd, to }) => ({
    id: code,
    name: `${code} ${name}`,
    value: import_usd ?? 0,
    text: usdText(import_usd),
    href: to ? href(to.page, to.params) : href('application/trade/product-directory', { open: code }),
  }));
  return (
    <>
      <TradeTotals figures={figures} />
      <div className="tools-trade-halves">
        <Section title="主要进口商品" note="近 12 个月，CIF 到岸价" more={directory}>
          <ProductRanks products={top.top_imports} flow="import" label="进口额最高的商品" />
        </Section>
        <Section title="主要出口商品" note="近 12 个月，FOB 离岸价" more={directory}>
          <ProductRanks products={top.top_exports} flow="export" label="出口额最高的商品" />
        </Section>
      </div>
      <div className="tools-trade-halves">
        {parts.length > 1 ? (
          <Section title="各章进口结构" note="近 12 个月进口额，按 HS 章">
            <TreeDrawing parts={parts} label="按 HS 章的进口额，面积越大金额越高" />
          </Section>
        ) : null}
        <Section
          title="主要贸易伙伴"
          note="近 12 个月进出口额"
          more={{ title: '全部国家', href: href('application/trade/country-detail') }}
        >
          <ShareRanks shares={top.top_partners} label="主要贸易伙伴" />
        </Section>
      </div>
      <Section title="最近准入变化" more={{ title: '准入名录', href: href('application/trade/country-detail') }} flush>
        <PermitTable
          changed
          rows={top.permit_changes}
          caption="最近获得准入或暂停的商品"
          lead="product"
          both
          empty={<Empty title="近期没有准入变化">准入状态变化时会列在这里。</Empty>}
        />
      </Section>
      {top.source ? (
        <SourceNote source={top.source} updatedAt={top.newest_month ?? undefined}>
          <span>进口按 CIF 到岸价、出口按 FOB 离岸价计，美元；没有记录的显示 —</span>
        </SourceNote>
      ) : null}
    </>
  );
}

/** Entries to the tool in addition to the search. */
function TradeEntries() {
  const entries = [
    { title: '商品目录', note: 'HS 编码与农产品大类', href: href('application/trade/product-directory') },
    { title: '数据查询', note: '商品 × 伙伴 × 时期，可导出', href: href('application/trade/data-detail') },
    { title: '图表分析', note: '走势、排行、结构', href: href('application/trade/data-analysis') },
    { title: '国别与准入', note: '哪些国家的哪些商品可输华', href: href('application/trade/country-detail') },
    { title: '进口税费计算', note: '关税、增值税、每公斤成本', href: href('application/trade/detail', { sec: 'tax' }) },
  ];
  return (
    <nav aria-label="外贸工具的入口">
      <ul className="tools-entries">
        {entries.map(({ title, note, href: target }) => (
          <li key={title}>
            <a href={target}>
              <strong>{title}</strong>
              <span className="bee-small">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
