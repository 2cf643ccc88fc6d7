import type { Tariff, TradeFlow } from '@bee/contracts/resource/trade';
import { formatNumber } from '@bee/domain/format';
import type { Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import type { RequestedTime } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { codeLink, tradeProductLink } from '../../../page-links.ts';
import { newestPeriods } from '../model/recent-periods.ts';
import { periodsOfYear } from '../model/trade-period.ts';
import { partnerShares } from '../service/newest.service.ts';
import { readTaxRates } from '../service/tariff.service.ts';
import { countryNames } from '../store/country.repository.ts';
import { findOfProduct, type PermitRow } from '../store/permit.repository.ts';
import { MAX_TARIFFS } from '../store/tariff.repository.ts';
import { readSpan, readYears } from '../store/trade-year.repository.ts';
import { findCodeNames } from './store/code-findings.ts';
import type { RequestedGoods } from './store/trade-tool.ts';
import { findTradeFigures } from './trade-figure-findings.ts';

const PARTNERS = 3;
const COUNTRIES = 8;

/** Trade of a product without a named measure: the last full year, its main partners, and who may send it. */
const findOverview = async (
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
const findAccess = async (db: Db, goods: RequestedGoods): Promise<Lookup> => {
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
  quote: rows.map((row) => `${row.origin_name ?? row.origin}：${stateOf(row)}`).join('；'),
  to: tradeProductLink(product),
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

const SHOWN_TARIFFS = 4;
/** Maximum number of codes below a shorter code whose rates are reported. */
const BELOW = 4;

/**
 * Rates of the newest tariff for codes or for a product's main code. For a shorter code, the rates of the first codes
 * below it and their number. For an origin, the rates that its goods may use.
 */
const findTariffs = async (db: Db, { codes, product, phrase, partners, flows }: RequestedGoods): Promise<Lookup> => {
  if (flows.join() === 'export')
    return { findings: [], blocks: [], missing: ['出口关税和出口退税率：平台收录的是进口税则'] };
  const asked = codes.length > 0 ? codes : (product?.codes.slice(0, 1) ?? []);
  const [origin] = partners;
  const found = await Promise.all(
    asked.map(async (hs) => ({ hs, ...(await readTaxRates(db, { hs, ...(origin && { origin: origin.code }) })) })),
  );
  const known = found.flatMap(({ list }) => list.slice(0, BELOW));
  const absent = found.filter(({ list }) => list.length === 0).map(({ hs }) => hs);
  return {
    findings: found.flatMap(({ hs, list }) => [
      ...(list.length > 1 ? [[describeBelow(hs, list)]] : []),
      ...list.slice(0, BELOW).map((tariff) => describeTariff(tariff, origin?.name ?? null)),
    ]),
    blocks: known.map((tariff) => ({
      type: 'table',
      title: `${tariff.year} 年 ${tariff.hs} ${tariff.name}的税率`,
      source: { api: 'trade/getTaxRate', params: { hs: tariff.hs, ...(origin && { origin: origin.code }) } },
      to: codeLink(tariff.hs),
      as_of: null,
    })),
    missing:
      asked.length === 0
        ? [`没有找到要查税率的商品${phrase ? `“${phrase}”` : ''}，请给出商品名或 HS 编码`]
        : absent.map((hs) => `没有编码 ${hs} 的税率`),
  };
};

/** For a code shorter than those of the tariff: how many codes are below it, and which of them are reported. */
const describeBelow = (hs: string, list: readonly Tariff[]): Finding => {
  const count = list.length < MAX_TARIFFS ? `${list.length} 个` : `至少 ${list.length} 个`;
  const names = list.slice(0, BELOW).map((tariff) => `${tariff.hs}（${tariff.name}）`);
  const said = `编码 **${hs}** 下有 ${count}税号，${list.length > BELOW ? `前 ${BELOW} 个是` : '分别是'}${names.join('、')}。`;
  const [first] = list;
  return {
    text: said,
    evidence: {
      kind: 'trade',
      id: `${hs}:below`,
      title: `编码 ${hs} 下的税号`,
      org: first?.source.name ?? null,
      date: null,
      quote: said.replaceAll('*', ''),
      to: codeLink(hs),
      sample: list.some(({ source }) => source.sample),
    },
  };
};

const describeTariff = (tariff: Tariff, origin: string | null) => {
  const usable = tariff.rates.filter(({ eligible }) => eligible !== false);
  const rates = usable.slice(0, SHOWN_TARIFFS).map((rate) => `${rate.title || rate.kind} ${rateOf(rate)}`);
  const evidence = quoteOf(tariff);
  return [
    {
      text: `${tariff.year} 年税则，HS 编码 **${tariff.hs}**（${tariff.name}）${origin ? `原产于${origin}时可用的` : '的'}进口关税税率：**${rates.join('；')}**。`,
      evidence,
    },
    ...(tariff.vat_pct === null
      ? []
      : [{ text: `进口环节增值税 **${formatNumber(tariff.vat_pct)}%**（${tariff.year} 年）。`, evidence }]),
  ];
};

const rateOf = ({ rate_pct, specific }: Tariff['rates'][number]): string => {
  if (rate_pct !== null) return `${rate_pct}%`;
  return specific ? `${specific.amount} 元/${specific.per_unit}` : '—';
};

const quoteOf = (tariff: Tariff): Evidence => ({
  kind: 'trade',
  id: `${tariff.hs}:${tariff.year}`,
  title: `${tariff.hs} ${tariff.name} · ${tariff.year} 年税率`,
  org: tariff.source.name,
  date: null,
  quote: [
    `${tariff.year} 年 ${tariff.hs} ${tariff.name}`,
    ...tariff.rates.map((rate) => `${rate.title || rate.kind} ${rateOf(rate)}`),
    ...(tariff.vat_pct === null ? [] : [`增值税 ${formatNumber(tariff.vat_pct)}%`]),
  ].join('，'),
  to: codeLink(tariff.hs),
  sample: tariff.source.sample,
});
