import type { DataFor } from '@bee/contracts/operations';
import type { TradeFigures } from '@bee/contracts/resource/trade';
import { href } from '@bee/platform';
import { DataTable, Empty, LinkButton, linkChoices, Section } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { changeColumn } from '../../../components/price/price-columns.tsx';
import {
  basisText,
  cnyText,
  flagTitles,
  flowTitles,
  isMirrored,
  periodText,
  quantityText,
  unitPriceText,
  usdText,
} from '../../../components/trade/trade-amount.ts';
import { ShareRanks } from '../chart/trade-ranks.tsx';
import { chosenCode, type DetailQuery, detailHref, type TradeDetail } from './detail-query.ts';
import { SourceLine } from './source-line.tsx';
import '../trade.css';
import '../../../layout/page.css';

export type SectionFigures = {
  month: DataFor<'trade/getNewestMonthData'>;
  year: DataFor<'trade/getNewestYearData'>;
  partners: DataFor<'trade/getTradePartnerName'>;
};

type DataSectionProps = { detail: TradeDetail; figures: SectionFigures | null; query: DetailQuery };

/** The newest month and year of a code as recorded, their source, and a link to the query builder. */
export function DataSection({ detail, figures, query }: DataSectionProps) {
  const code = chosenCode(detail, query);
  const rows = figures ? [figures.month.figures, figures.year.figures].filter((one) => one !== null) : [];
  const [newest] = rows;
  const codes = detail.hs_codes.map((one) => one.code).join('~');
  const rest = { hs: codes, geo: detail.origin?.code, flow: query.flow === 'export' ? 'export' : undefined };
  return (
    <>
      <div className="tools-trade-choices bee-no-print">
        <Choices
          label="方向"
          choices={linkChoices(['import', 'export'], query.flow, (flow) => detailHref(query, { flow }), flowTitles)}
        />
        {detail.hs_codes.length > 1 ? (
          <Choices
            label="HS 编码"
            choices={linkChoices(
              detail.hs_codes.map((one) => ({ value: one.code })),
              code,
              (code) => detailHref(query, { hs: code }),
            )}
          />
        ) : null}
      </div>
      <Section
        title={`最新${flowTitles[query.flow]}数据`}
        note={`编码 ${code ?? '—'}${detail.origin ? `，${detail.origin.name}` : '，全部国家（地区）'}`}
        flush
      >
        <DataTable
          caption={`${detail.name}最新${flowTitles[query.flow]}数据`}
          hideCaption
          rows={rows}
          rowKey={({ period }) => period}
          columns={columns}
          empty={<Empty title="没有记录">这个编码没有{flowTitles[query.flow]}记录。</Empty>}
        />
      </Section>
      {newest ? (
        <SourceLine source={figures?.month.source ?? null}>
          {basisText(newest.flow, isMirrored(newest))}；没有记录的显示 —
        </SourceLine>
      ) : null}
      {figures && figures.partners.list.length > 0 ? (
        <Section
          title={`${periodText(figures.partners.period)}${flowTitles[query.flow]}伙伴`}
          note={`合计 ${usdText(figures.partners.total)}，全部伙伴`}
        >
          <ShareRanks
            shares={figures.partners.list}
            label="贸易伙伴排名"
            hrefOf={({ code: origin }) => (origin === detail.origin?.code ? undefined : detailHref(query, { origin }))}
          />
        </Section>
      ) : null}
      <Section title="更多数据">
        <p className="tools-actions bee-wrap">
          <LinkButton href={href('application/trade/data-detail', rest)}>按伙伴、时期、口岸查询并导出</LinkButton>
          <LinkButton href={href('application/trade/data-analysis', rest)}>图表分析</LinkButton>
        </p>
      </Section>
    </>
  );
}

const columns = [
  {
    key: 'period',
    title: '时期',
    width: 120,
    cell: ({ period, flag }: TradeFigures) => (
      <>
        {periodText(period)} {flag && flag !== 'conf' ? <small>{flagTitles[flag]}</small> : null}
      </>
    ),
  },
  {
    key: 'usd',
    title: '金额',
    numeric: true,
    cell: ({ value_usd, flag }: TradeFigures) => (flag === 'conf' ? flagTitles.conf : usdText(value_usd)),
  },
  { key: 'cny', title: '折人民币', numeric: true, cell: ({ value_cny }: TradeFigures) => cnyText(value_cny) },
  changeColumn('yoy_value', '金额同比'),
  { key: 'qty', title: '数量', numeric: true, cell: ({ qty, unit }: TradeFigures) => quantityText(qty, unit) },
  changeColumn('yoy_qty', '数量同比'),
  {
    key: 'price',
    title: '均价',
    numeric: true,
    cell: ({ unit_price, unit }: TradeFigures) => unitPriceText(unit_price, unit),
  },
];
