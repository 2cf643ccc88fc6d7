import type { PriceRow } from '@bee/contracts/entity/price';
import { formatPrice } from '@bee/domain/format';
import { groupBy } from '@bee/domain/group-by';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import type { Db } from '../../../db/schema.ts';
import { priceLink } from '../../../page-links.ts';
import { presentPriceRow } from '../wholesale/service/vegetable.presenter.ts';
import type { FigureRow } from '../wholesale/store/price-figures.ts';
import { listPrices } from '../wholesale/store/price-list.repository.ts';
import type { PriceFindings } from './price-findings.ts';
import type { PriceQuestion } from './price-lookup.ts';
import { COMPARED, differenceOf, otherUnit, STALE_DAYS } from './price-sentences.ts';
import type { Product, Varieties } from './store/find-products.ts';
import { newestOfEach } from './store/price-quotes.ts';

const MAX_ADDRESSES = 100;
const MAX_AREAS = 8;

/** Addresses of one production area that quote a product. */
type Area = { name: string; rows: FigureRow[]; mean: number; evidence: Evidence };

/**
 * The mean price of each production area on a day, the dearest first, and the difference between the areas. Wholesale
 * prices of the same addresses only if there are no origin prices.
 */
export const findOriginPrices = async (
  db: Db,
  { name, group }: Product,
  { question, time, market, products, varieties, unpriced }: PriceQuestion,
): Promise<PriceFindings> => {
  const [day] = time.days;
  const { rows } = await listPrices(db, {
    ...{ scope: 'origin', by: 'market', page: 1, limit: MAX_ADDRESSES },
    ...{ group, name, date: day, sort: 'price_avg.desc' },
  });
  const priced = rows.filter(({ avg }) => avg !== null);
  const there = priced.filter(({ market_id }) => market.ids.length === 0 || market.ids.includes(market_id));
  const asked = there.length > 0 ? there : priced;
  const origin = asked.filter(({ spec }) => spec === '产地价');
  const shown = origin.length > 0 ? origin : asked;
  const areas = areasOf(shown).slice(0, MAX_AREAS);
  const [dearest] = areas;
  const cheapest = areas.at(-1);
  if (!dearest || !cheapest)
    return { findings: [], blocks: [], missing: `没有${name}${day ? `在 ${day} 的` : '的'}产地报价` };
  const kind = dearest.rows[0]?.spec ?? '';
  const list = areas.map(({ name: area, mean, rows: own, evidence }, at): Finding => {
    const intro = at === 0 ? `**${name}**的${kind}（各产区最近报价的平均）：` : '';
    const count = own.length > 1 ? `${own.length} 个产地平均，` : '';
    const text = `${intro}${area} **${formatPrice(mean)} 元/公斤**${at === 0 ? otherUnit(mean, question) : ''}（${count}${own[0]?.date}）${at < areas.length - 1 ? '，' : '。'}`;
    return { text, evidence };
  });
  const isOnly = products.length + varieties.length + unpriced.length === 1;
  const isCompared = areas.length > 1 && ((COMPARED.test(question) && isOnly) || market.sides !== undefined);
  const isOld = !day && shown.every(({ stale_days }) => stale_days > STALE_DAYS);
  if (isOld) list.push({ text: '此后没有新的报价。', evidence: dearest.evidence });
  const absent = there.length === 0 && market.ids.length > 0 ? (market.place ?? '') : (market.unknown ?? '');
  return {
    findings: [...(isCompared ? [differenceBetween(name, dearest, cheapest)] : []), ...list],
    blocks: [],
    missing: absent ? `${absent}的${name}产地报价` : null,
  };
};

const differenceBetween = (name: string, dearest: Area, cheapest: Area): Finding => {
  const verdict = `${name}：${dearest.name}比${cheapest.name}${differenceOf(dearest.mean, cheapest.mean, ['贵', '便宜'])}`;
  const { evidence } = dearest;
  return {
    text: `**${verdict}**。`,
    evidence: { ...evidence, quote: `${evidence.quote}；${cheapest.name}：${cheapest.evidence.quote}；${verdict}` },
  };
};

const areasOf = (rows: readonly FigureRow[]): Area[] =>
  [...groupBy(rows, ({ area, market }) => area ?? market)]
    .map(([name, own]) => {
      const mean = Math.round((100 * own.reduce((sum, { avg }) => sum + (avg ?? 0), 0)) / own.length) / 100;
      return { name, rows: own, mean, evidence: quoteOf(name, own, mean) };
    })
    .sort((a, b) => b.mean - a.mean);

const quoteOf = (area: string, rows: readonly FigureRow[], mean: number): Evidence => {
  const [row] = rows as [FigureRow, ...FigureRow[]];
  const { id, product, group_name: group, spec, variant, market, source_name, date, sample } = row;
  const each = rows.map(
    (one) =>
      `${one.market} ${formatPrice(one.avg)} 元/公斤（原价 ${formatPrice(one.source_avg)} 元/${one.unit}，${one.date}）`,
  );
  return {
    kind: 'price',
    id: String(id),
    title: `${product}${spec} · ${area}`,
    org: source_name,
    date,
    quote: `${each.join('，')}；${rows.length} 个产地平均 ${formatPrice(mean)} 元/公斤，合 ${formatPrice(mean / 2)} 元/斤`,
    to: priceLink({ scope: 'origin', group, name: product, area: row.area, market, spec, variant }),
    sample,
  };
};

const MAX_VARIETIES = 6;

/** The varieties of a name that has no price of its own, with their newest prices. */
export const listVarieties = async (db: Db, { name, products }: Varieties): Promise<Finding[]> => {
  const rows = (await newestOfEach(db, products)).slice(0, MAX_VARIETIES);
  return rows.map((row, at) => ({
    text: [
      at === 0 ? `价格数据里没有单独的“${name}”，相近的有 ${rows.length} 种：` : '',
      varietyPrice(row),
      at < rows.length - 1 ? '，' : '。您问的是哪一种？',
    ].join(''),
    evidence: varietyQuote(row),
  }));
};

/** The other specifications of a product, if the question names none. */
export const listSpecs = (rows: readonly PriceRow[], shown: PriceRow): Finding[] => {
  const others = rows
    .filter(({ spec, price_avg }) => spec !== shown.spec && price_avg !== null)
    .slice(0, MAX_VARIETIES);
  return others.map((row, at) => ({
    text: `${at === 0 ? `${row.product}另有 ${others.length} 种规格的报价：` : ''}${row.spec ?? '未注明规格'} ${formatPrice(row.price_avg)} 元/公斤（${row.market}，${row.date}，${row.market_count} 个市场有报价）${at < others.length - 1 ? '，' : '。您问的是哪一种？'}`,
    evidence: specQuote(row),
  }));
};

type NewestRow = Awaited<ReturnType<typeof newestOfEach>>[number];

const varietyPrice = (row: NewestRow): string =>
  `**${row.product}**${row.spec ? `（${row.spec}）` : ''} ${formatPrice(row.avg)} 元/公斤（${row.market}，${row.date}，${row.market_count} 个市场有报价）`;

const varietyQuote = (row: NewestRow): Evidence => specQuote(presentPriceRow(row));

export const specQuote = (row: PriceRow): Evidence => ({
  kind: 'price',
  id: row.id,
  title: `${row.product}${row.spec ? `（${row.spec}）` : ''} · ${row.market}`,
  org: row.source_name,
  date: row.date,
  quote: `${row.date} 均价 ${formatPrice(row.price_avg)} 元/公斤，${row.market_count} 个市场有报价`,
  to: row.to,
  sample: row.sample,
});
