import type { TradeFlow } from '@bee/contracts/resource/trade';
import { formatNumber } from '@bee/domain/format';
import type { Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import type { RequestedTime } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { tradeProductLink } from '../../../page-links.ts';
import { newestPeriods } from '../model/recent-periods.ts';
import { periodsOfYear } from '../model/trade-period.ts';
import { partnerShares } from '../service/newest.service.ts';
import { countryNames } from '../store/country.repository.ts';
import { findOfProduct, type PermitRow } from '../store/permit.repository.ts';
import { readSpan, readYears } from '../store/trade-year.repository.ts';
import { findCodeNames } from './store/code-findings.ts';
import type { RequestedGoods } from './store/find-goods.ts';
import { findTariffs } from './tariff-findings.ts';
import { findTradeFigures } from './trade-figure-findings.ts';

const PARTNERS = 3;
const COUNTRIES = 8;

/** Trade of a product without a named measure: the last full year, its main partners, and who may send it. */
export const findOverview = async (
  db: Db,
  goods: RequestedGoods,
  time: Pick<RequestedTime, 'years' | 'span'>,
): Promise<Lookup> => {
  const span = await readSpan(db);
  const newest = newestPeriods(span);
  const [first = ''] = newest.year;
  const year = time.years[0] ?? (first.length > 4 ? Number(first.slice(0, 4)) - 1 : Number(first));
  const asked = time.span ? time : { years: [year], span: null };
  const [flow = 'import'] = goods.flows;
  const codes = goods.product?.codes ?? [];
  const [figures, each, names, access] = await Promise.all([
    findTradeFigures(db, goods, asked),
    readYears(db, { hs: codes, partners: 'each', flows: [flow], from: year - 1, to: year }),
    countryNames(db),
    flow === 'import' ? accessOf(db, goods) : [],
  ]);
  const { list } = partnerShares(each, periodsOfYear(year, newest.month), span, names);
  const [evidence] = figures.findings.flat().map((finding) => finding.evidence);
  const partners = evidence && list.length > 0 ? partnersOf(goods, flow, { list, year, evidence }) : [];
  const [main = [], ...others] = figures.findings;
  return {
    ...figures,
    findings: [[...main, ...partners, ...access], ...others].filter((findings) => findings.length > 0),
  };
};

type Shares = ReturnType<typeof partnerShares>['list'];

const partnersOf = (
  { product }: RequestedGoods,
  flow: TradeFlow,
  { list, year, evidence }: { list: Shares; year: number; evidence: Evidence },
): Finding[] => {
  const named = list
    .slice(0, PARTNERS)
    .map(({ name, share }) => `${name}${share === null ? '' : `（${formatNumber(share, 1)}%）`}`);
  const text = `${year} 年主要${flow === 'import' ? '来源' : '去向'}是${named.join('、')}，按金额计${list.length > PARTNERS ? `，共 ${list.length} 个国家和地区` : ''}。`;
  const quote = `${product?.name ?? ''} ${text}`;
  return [{ text, evidence: { ...evidence, id: `${evidence.id}:partners`, quote } }];
};

/** Which countries may send a product to China, or whether the named country may. */
export const findAccess = async (db: Db, goods: RequestedGoods): Promise<Lookup> => {
  const { product, partners, flows } = goods;
  const name = product?.name ?? '';
  if (flows.length === 1 && flows[0] === 'export') {
    const to = partners.map((partner) => partner.name).join('、') || '外国';
    return {
      findings: [],
      blocks: [],
      missing: [`${to}对中国${name}的准入要求：平台收录的是各国产品输华的准入名单，没有出口目的国的规定`],
    };
  }
  const findings = await accessOf(db, goods);
  const missing = findings.length > 0 ? [] : [`准入名单里没有${name}`];
  return { findings: findings.length > 0 ? [findings] : [], blocks: [], missing };
};

const accessOf = async (db: Db, { product, partners }: RequestedGoods): Promise<Finding[]> => {
  if (!product) return [];
  const rows = await findOfProduct(db, product.name);
  const [any] = rows;
  if (!any) return [];
  const evidence = permitQuote(product.name, rows);
  if (partners.length > 0)
    return partners.map(({ code, name }) => {
      const row = rows.find(({ origin }) => origin === code);
      return {
        text: `**${name}**${product.name}输华：**${row ? stateOf(row) : '不在准入名单，尚未获准'}**。`,
        evidence,
      };
    });
  return [{ text: `${product.name}输华准入：${statesOf(rows)}。`, evidence }];
};

const TITLES = { allowed: '已准入', conditional: '有条件准入', suspended: '暂停进口', none: '尚未准入' } as const;

const stateOf = ({ status, since, conditions }: PermitRow): string =>
  [TITLES[status], since && `${since} 起`, conditions.join('；')].filter(Boolean).join('，');

const statesOf = (rows: readonly PermitRow[]): string =>
  (['allowed', 'conditional', 'suspended'] as const)
    .flatMap((status) => {
      const names = rows.filter((row) => row.status === status).map(({ origin_name, origin }) => origin_name ?? origin);
      if (names.length === 0) return [];
      const more = names.length > COUNTRIES ? `等 ${names.length} 个国家和地区` : '';
      return [`${names.slice(0, COUNTRIES).join('、')}${more}${TITLES[status]}`];
    })
    .join('；');

const permitQuote = (product: string, rows: readonly PermitRow[]): Evidence => ({
  kind: 'trade',
  id: `${product}:permits`,
  title: `${product}的输华准入`,
  org: rows[0]?.source_name ?? null,
  date: rows[0]?.retrieved_at?.slice(0, 10) ?? null,
  page: null,
  quote: rows.map((row) => `${row.origin_name ?? row.origin}：${stateOf(row)}`).join('；'),
  to: tradeProductLink(product),
  score: 1,
  sample: rows[0]?.source_sample ?? false,
});

/** Foreign trade data: names and units of codes, tariff rates or trade values. */
export const findTrade = (
  db: Db,
  { goods, time }: { goods: RequestedGoods; time: Pick<RequestedTime, 'years' | 'span'> },
): Promise<Lookup> => {
  switch (goods.wants) {
    case 'tariff':
      return findTariffs(db, goods);
    case 'access':
      return findAccess(db, goods);
    case 'overview':
      return findOverview(db, goods, time);
    case 'figures':
      return findTradeFigures(db, goods, time);
    default:
      return findCodeNames(db, goods);
  }
};
