import type { DataFor } from '@bee/contracts/operations';
import type { Permit } from '@bee/contracts/resource/trade';
import { href } from '@bee/platform';
import { Empty, LinkButton, linkChoices, Section, SourceNote } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { basisText, flowTitles, periodText, usdText } from '../../../components/trade/trade-amount.ts';
import { ProductRanks, ShareRanks } from '../chart/trade-ranks.tsx';
import { permitCounts, permitStatuses, permitTitles } from '../permit/permit-status.tsx';
import { PermitTable } from '../permit/permit-table.tsx';
import { type CountryQuery, countryHref } from './country-query.ts';
import '../trade.css';
import '../../../layout/page.css';

type Trade = DataFor<'trade/getProductByOrigin'>;

/** Products that the country may export to China. */
export function CountryPermits({ permits, name, query }: { permits: Permit[]; name: string; query: CountryQuery }) {
  return (
    <Section
      title={query.status === 'none' ? `${name}尚未准入的商品` : `${name}可以输华的商品`}
      note={permitCounts(permits, '种')}
    >
      <div className="tools-trade-choices bee-no-print">
        <Choices
          label="状态"
          choices={[
            { title: '全部', href: countryHref(query, { status: undefined }), current: query.status === undefined },
            ...permitStatuses.map((status) => ({
              title: permitTitles[status],
              href: countryHref(query, { status }),
              current: status === query.status,
            })),
          ]}
        />
      </div>
      <PermitTable
        rows={permits}
        caption={`${name}输华准入商品`}
        lead="product"
        hrefOf={({ to, origin }) => href(to.page, { ...to.params, origin })}
        empty={
          <Empty
            title={query.status ? `没有“${permitTitles[query.status]}”的商品` : '没有准入记录'}
            action={
              query.status ? (
                <LinkButton href={countryHref(query, { status: undefined })}>看全部状态</LinkButton>
              ) : undefined
            }
          >
            准入以海关总署公布的名录为准；没有列出的商品不能据此认为可以进口。
          </Empty>
        }
      />
      {permits[0] ? <SourceNote source={permits[0].source} /> : null}
    </Section>
  );
}

type NoImportsProps = {
  name: string;
  /** Whether China exports to the country. */
  exports: boolean;
  query: CountryQuery;
};

/** In place of the charts and lists of a country from which nothing was imported. */
export function NoImports({ name, exports, query }: NoImportsProps) {
  const [to, title] = exports
    ? [countryHref(query, { flow: 'export' }), `看中国对${name}的出口`]
    : [href('application/trade/country-detail'), '看其他国家'];
  return (
    <Section title={`${name}对华出口`}>
      <Empty title={`统计里没有中国从${name}进口的记录`} action={<LinkButton href={to}>{title}</LinkButton>}>
        没有贸易就没有走势、商品结构与口岸，不会显示成 0。
      </Empty>
    </Section>
  );
}

type ExportStructureProps = {
  exported: DataFor<'trade/getExportByOrigin'>;
  /** The last month of the newest year. */
  newest: string | null;
  name: string;
  query: CountryQuery;
};

/** Composition of a year's exports to China. */
export function ExportStructure({ exported, newest, name, query }: ExportStructureProps) {
  return (
    <Section
      title={`${name}对华出口结构`}
      note={
        exported.year
          ? `${yearText(exported.year, newest)}，合计 ${usdText(exported.total)}，${basisText('import', exported.mirror)}`
          : undefined
      }
    >
      {exported.years.length > 1 ? (
        <div className="tools-trade-choices bee-no-print">
          <Choices
            label="年份"
            choices={linkChoices(exported.years, exported.year, (year) => countryHref(query, { year: Number(year) }))}
          />
        </div>
      ) : null}
      {exported.list.length > 0 ? (
        <ShareRanks shares={exported.list} label={`${exported.year ?? ''} 年${name}对华出口商品`} />
      ) : (
        <Empty title={exported.year ? '这一年没有记录' : `没有${name}对华出口的记录`}>
          {exported.year ? '换一个年份试试。' : '没有贸易就没有记录，不会显示成 0。'}
        </Empty>
      )}
      {exported.source ? (
        <SourceNote source={exported.source} updatedAt={exported.year ? yearText(exported.year, newest) : undefined} />
      ) : null}
    </Section>
  );
}

/** 2024年, or 2026年1-10月 for an incomplete year. */
const yearText = (year: string, newest: string | null): string =>
  periodText(newest?.startsWith(year) && !newest.endsWith('-12') ? `${year}-01~${newest}` : year);

export function CountryRanks({ trade, query }: { trade: Trade; query: CountryQuery }) {
  const flow = flowTitles[query.flow];
  return (
    <div className="tools-trade-halves">
      <Section title={`主要${flow}商品`} note="近 12 个月">
        <ProductRanks products={trade.products} flow={query.flow} label={`主要${flow}商品`} />
      </Section>
      <Section title="主要口岸" note={`近 12 个月${flow}额`}>
        <ShareRanks shares={trade.ports} label="主要口岸" />
      </Section>
    </div>
  );
}
