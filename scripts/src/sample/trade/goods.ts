import { tableParts } from '../table-text.ts';

/** A country with its part of the goods' trade. */
export type TradedWith = {
  partner: string;
  /** Of all the goods that go this way; exports share by rank. */
  share: number;
  /** Price against the mean of all partners. */
  price: number;
  peak: number;
  swing: number;
  /** First and last month of shipments; all year without. */
  months: [first: number, last: number] | null;
};

export type SampleGoods = {
  name: string;
  alias: string[];
  cate: string;
  /** The first code is the main one. */
  hs: string[];
  /** Codes that are exported only. */
  exportedOnly: string[];
  /** US$ million a year; 0 is none worth a line. */
  imports: number;
  exports: number;
  /** US$ a kilogram at the border, mean over the years. */
  price: { import: number; export: number };
  /** Month in which most of it is shipped. */
  peak: number;
  /** 0 is the same all year, 1 comes in one season only. */
  swing: number;
  /** Countries of origin, the main one first. */
  from: string[];
  /** Destinations, the main one first. */
  to: string[];
  origins: TradedWith[];
  destinations: TradedWith[];
  /** Name in the sample of wholesale prices where the product is the same; the price of exports follows that one. */
  produce: string | null;
  latin: string | null;
};

/** Shares of destinations, the main one first. */
const BY_RANK = [0.52, 0.22, 0.13, 0.08, 0.05];

/**
 * `TH:57@6~.85*1.1` is Thailand with 57 percent, most of it in June, of swing 0.85, at 1.1 times the price; `CL:90@11-2`
 * ships from November to February only. What is left out is that of the goods.
 */
const TRADED = /^([A-Z]{2})(?::([\d.]+))?(?:@(\d+)(?:-(\d+))?(?:~([\d.]+))?)?(?:\*([\d.]+))?$/;

const tradedWith = (text: string, rank: number, goods: { peak: number; swing: number }): TradedWith => {
  const [, partner, share, at, last, swing, price = '1'] = TRADED.exec(text) ?? [];
  if (!partner) throw new Error(`Trade with a country cannot be read: ${text}`);
  return {
    partner,
    share: share ? Number(share) / 100 : (BY_RANK[rank] ?? 0.03),
    price: Number(price),
    peak: at ? Number(at) : goods.peak,
    swing: swing ? Number(swing) : goods.swing,
    months: at && last ? [Number(at), Number(last)] : null,
  };
};

const goodsOf = (cate: string, row: readonly string[]): SampleGoods => {
  const [name = '', alias = '', codes = '', season = '', inward = '', outward = '', produce = '', latin = ''] = row;
  const [peak = 1, swing = 0] = season.split(' ').map(Number);
  const flow = (text: string) => {
    const [amount = '0', price = '0', ...partners] = text === '-' ? [] : text.split(' ');
    return {
      millions: Number(amount) * Number(price),
      price: Number(price),
      with: partners.map((one, rank) => tradedWith(one, rank, { peak, swing })),
    };
  };
  const [imported, exported] = [flow(inward), flow(outward)];
  return {
    name,
    alias: alias.split(' '),
    cate,
    hs: codes.replaceAll('>', '').split(' '),
    exportedOnly: codes.split(' ').flatMap((code) => (code.startsWith('>') ? code.slice(1) : [])),
    imports: imported.millions,
    exports: exported.millions,
    price: { import: imported.price, export: exported.price },
    peak,
    swing,
    from: imported.with.map(({ partner }) => partner),
    to: exported.with.map(({ partner }) => partner),
    origins: imported.with,
    destinations: exported.with,
    produce: produce === '-' ? null : produce,
    latin: latin === '-' ? null : latin,
  };
};

/** 示例数据: goods by their everyday names; amounts, prices and seasons are of the size of the real ones. */
export const sampleGoods: SampleGoods[] = tableParts('trade/goods.txt').flatMap(({ head: [cate = ''], rows }) =>
  rows.map((row) => goodsOf(cate, row)),
);
