import type { Tariff } from '@bee/contracts/resource/trade';
import { formatNumber } from '@bee/domain/format';
import type { Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { codeLink } from '../../../page-links.ts';
import { readTaxRates } from '../service/tariff.service.ts';
import { MAX_TARIFFS } from '../store/tariff.repository.ts';
import type { RequestedGoods } from './store/find-goods.ts';

const SHOWN_TARIFFS = 4;
/** Maximum number of codes below a shorter code whose rates are reported. */
const BELOW = 4;

/**
 * Rates of the newest tariff for codes or for a product's main code. For a shorter code, the rates of the first codes
 * below it and their number. For an origin, the rates that its goods may use.
 */
export const findTariffs = async (
  db: Db,
  { codes, product, phrase, partners }: Pick<RequestedGoods, 'codes' | 'product' | 'phrase' | 'partners'>,
): Promise<Lookup> => {
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
      page: null,
      quote: said.replaceAll('*', ''),
      to: codeLink(hs),
      score: 1,
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
  page: null,
  quote: [
    `${tariff.year} 年 ${tariff.hs} ${tariff.name}`,
    ...tariff.rates.map((rate) => `${rate.title || rate.kind} ${rateOf(rate)}`),
    ...(tariff.vat_pct === null ? [] : [`增值税 ${formatNumber(tariff.vat_pct)}%`]),
  ].join('，'),
  to: codeLink(tariff.hs),
  score: 1,
  sample: tariff.source.sample,
});
