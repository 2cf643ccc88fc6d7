import type { ProductPrice } from '@bee/contracts/resource/product';
import type { SupervisePlace, Tariff } from '@bee/contracts/resource/trade';
import { Change, Section, Tag } from '@bee/ui/content';
import type { ReactNode } from 'react';
import {
  basisText,
  isMirrored,
  periodText,
  quantityText,
  unitPriceText,
  usdText,
} from '../../../components/trade/trade-amount.ts';
import { lowestRate, papersOf } from '../duty/eligible-rates.ts';
import { LandedLine } from '../landed/landed-line.tsx';
import type { Landed } from '../landed/landed-of.ts';
import { newestEvent } from '../permit/newest-event.ts';
import { PermitTag } from '../permit/permit-status.tsx';
import { verdictOf } from './decision-verdict.ts';
import { type DetailQuery, detailHref, type TradeDetail } from './detail-query.ts';
import { SourceLine } from './source-line.tsx';
import '../trade.css';

type DecisionCardProps = {
  detail: TradeDetail;
  tariff: Tariff | null;
  places: SupervisePlace[];
  landed: Landed | string;
  wholesale: ProductPrice | null;
  query: DetailQuery;
  picker: ReactNode;
};

/** 能从泰国进口榴莲吗: the facts of the decision, each with source and date. */
export function DecisionCard({ detail, tariff, places, landed, wholesale, query, picker }: DecisionCardProps) {
  const { origin, name } = detail;
  const verdict = verdictOf(detail);
  const to = (section: DetailQuery['section']) => detailHref(query, { section });
  return (
    <Section
      title={origin ? `能从${origin.name}进口${name}吗` : `进口${name}`}
      note="只作参考，以海关总署公布为准"
      actions={picker}
    >
      <p className={`tools-verdict is-${verdict.tone}`}>{verdict.text}</p>
      <dl className="tools-decision">
        <Line title="准入" href={to('permit')}>
          <Access detail={detail} />
        </Line>
        <Line title="税率" href={to('tax')}>
          <Rates tariff={tariff} chosen={origin !== null} papers={detail.requirements} />
        </Line>
        <Line title="监管场地" href={to('sites')}>
          <Places places={places} cate={detail.site_cate} source={detail.source} />
        </Line>
        <Line title="近 12 个月" href={to('data')}>
          <LastYear detail={detail} />
        </Line>
        <Line title="到岸成本" href={`${to('tax')}#landed`}>
          <LandedLine detail={detail} landed={landed} wholesale={wholesale} />
        </Line>
        <Line title="口岸" href={to('overview')}>
          <Ports detail={detail} />
        </Line>
      </dl>
    </Section>
  );
}

function Line({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <a href={href}>{title}</a>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Access({ detail: { permit, permit_summary, origin, last_year, source } }: { detail: TradeDetail }) {
  if (!permit) {
    const { allowed, conditional, suspended } = permit_summary;
    return (
      <>
        {origin
          ? `没有${origin.name}的准入记录`
          : `已准入 ${allowed} 个，有条件 ${conditional} 个，暂停 ${suspended} 个国家（地区）`}
        <SourceLine source={source} />
      </>
    );
  }
  const asked = [
    permit.registration_required ? '境外生产企业须注册' : '',
    permit.quarantine_permit_required ? '须办理检疫许可' : '',
    ...permit.conditions,
  ].filter(Boolean);
  const imported = last_year.import?.value_usd;
  const last = newestEvent(permit);
  const suspension = permit.status === 'suspended' ? last?.note : undefined;
  return (
    <>
      <PermitTag permit={permit} /> {suspension || (permit.protocol ? `依据《${permit.protocol.title}》` : null)}
      {asked.length > 0 ? <span className="tools-decision-more">{asked.join('；')}</span> : null}
      {permit.status === 'suspended' && imported ? (
        <span className="tools-decision-more">
          近 12 个月仍有进口记录（{usdText(imported)}），多为暂停之前到港，不表示现在可以进口
        </span>
      ) : null}
      <SourceLine source={permit.source} date={last?.date ?? permit.since} />
    </>
  );
}

type RatesProps = { tariff: Tariff | null; chosen: boolean; papers: TradeDetail['requirements'] };

function Rates({ tariff, chosen, papers }: RatesProps) {
  if (!tariff) return <>没有税率记录</>;
  const lowest = lowestRate(tariff.rates);
  return (
    <>
      <ul className="tools-rates bee-wrap" aria-label={`${tariff.hs} 的税率`}>
        {tariff.rates.map((rate) => (
          <li
            key={`${rate.kind} ${rate.title} ${rate.quota ?? ''}`}
            className={rate.eligible === false ? 'is-off' : undefined}
          >
            {rate.title} <strong>{rate.rate_text}</strong>
            {rate === lowest ? <Tag>最低可用</Tag> : null}
            {rate.kind === 'additional' && rate.eligible ? <Tag type="red">须加征</Tag> : null}
            {rate.eligible === false ? <span className="bee-quiet">（不适用）</span> : null}
          </li>
        ))}
      </ul>
      <span className="tools-decision-more">
        增值税 {tariff.vat_pct === null ? '—' : `${tariff.vat_pct}%`}
        {tariff.consumption_pct ? `，消费税 ${tariff.consumption_pct}%` : ''}
        {chosen ? '' : '；选择原产地后标出可用的最低税率'}
      </span>
      {lowest ? (
        <span className="tools-decision-more">
          享受{lowest.title} {lowest.rate_text}：{papersOf(lowest, papers)}
        </span>
      ) : null}
      <SourceLine source={tariff.source}>
        {tariff.year} 年税则，编码 {tariff.hs}
      </SourceLine>
    </>
  );
}

const MAX_PLACES = 3;

function Places({
  places,
  cate,
  source,
}: {
  places: SupervisePlace[];
  cate: string | null;
  source: TradeDetail['source'];
}) {
  if (cate === null)
    return (
      <>
        没有指定监管场地的要求
        <SourceLine source={source} />
      </>
    );
  const active = places.filter(({ status }) => status === 'active');
  return (
    <>
      须从{cate}指定监管场地入境，现有 {active.length} 个可用
      {active.length > 0 ? (
        <span className="tools-decision-more">
          {active
            .slice(0, MAX_PLACES)
            .map(({ name }) => name)
            .join('、')}
          {active.length > MAX_PLACES ? '等' : ''}
        </span>
      ) : null}
      <SourceLine source={places[0]?.source ?? source} />
    </>
  );
}

function LastYear({ detail: { last_year, source, origin } }: { detail: TradeDetail }) {
  const figures = last_year.import;
  if (!figures || figures.flag === 'conf')
    return (
      <>
        {figures ? '数据保密' : `${origin ? `从${origin.name}` : ''}没有进口记录`}
        <SourceLine source={source} />
      </>
    );
  return (
    <>
      进口 <strong>{usdText(figures.value_usd)}</strong> <Change value={figures.yoy_value} digits={1} />，
      {quantityText(figures.qty, figures.unit)}，均价 {unitPriceText(figures.unit_price, figures.unit)}
      <span className="tools-decision-more">
        {basisText('import', isMirrored(figures))}，涨跌较上年同期{figures.flag === 'prov' ? '，含初步数' : ''}
      </span>
      <SourceLine source={source}>{periodText(figures.period)}</SourceLine>
    </>
  );
}

function Ports({ detail: { top_ports, source, last_year } }: { detail: TradeDetail }) {
  return (
    <>
      {top_ports.length > 0
        ? top_ports
            .slice(0, MAX_PLACES)
            .map(({ name, share }) => `${name} ${share.toFixed(1)}%`)
            .join('，')
        : '没有分口岸的记录'}
      <SourceLine source={source}>{last_year.import ? periodText(last_year.import.period) : null}</SourceLine>
    </>
  );
}
