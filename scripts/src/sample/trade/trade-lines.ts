import { chance, pick } from '../../../../server/src/sample/random.ts';
import type { CodeRecord, TradeLine } from '../../../../server/src/sample/trade/trade-files.ts';
import { portOf } from '../world/ports.ts';
import { type Cargo, type PortShare, portsOf, portsTo } from '../world/ports-taken.ts';
import { type SampleGoods, sampleGoods, type TradedWith } from './goods.ts';
import { sampleLeaves } from './hs-catalogue.ts';
import { otherTradeOf } from './other-codes.ts';
import { placeCateOf } from './requirements.ts';

/** A line of the file with all that is known of its code and goods. */
export type DrawnLine = Omit<TradeLine, 'hs' | 'goods'> & { hs: CodeRecord; goods: SampleGoods | null };

const AIR = new Set(['三文鱼', '龙虾', '松茸', '草莓', '燕窝']);

const cargoOf = (goods: SampleGoods): Cargo => {
  const site = placeCateOf(goods);
  if (AIR.has(goods.name)) return 'air';
  if (site === '进境水果') return 'fruit';
  if (site === '进境粮食' || goods.name === '豆粕' || goods.name === '原糖') return 'grain';
  if (/油$/.test(goods.name)) return goods.name === '橄榄油' ? 'box' : 'oil';
  return goods.cate === '水产' || goods.cate === '肉蛋奶蜂' || goods.name.startsWith('冷冻') ? 'cold' : 'box';
};

/** Of several codes in force together the first carries most. */
const FIRST_CODE = 0.7;

const linesOfGoods = (goods: SampleGoods): DrawnLine[] =>
  (['import', 'export'] as const).flatMap((flow) => {
    const leaves = goods.hs
      .filter((code) => flow === 'export' || !goods.exportedOnly.includes(code))
      .map((code) => leafOf(code, goods.name));
    const millions = flow === 'import' ? goods.imports : goods.exports;
    return leaves.flatMap((hs, place) => {
      // Where one code took the place of the other, each carries all of it in its years.
      const alone = leaves.length === 1 || hs.validTo !== null || hs.validFrom > 2015;
      const part = alone ? 1 : place === 0 ? FIRST_CODE : (1 - FIRST_CODE) / (leaves.length - 1);
      return (flow === 'import' ? goods.origins : goods.destinations).map((other, rank) =>
        lineOfGoods(goods, hs, flow, other, rank, millions * 1e6 * part),
      );
    });
  });

const leafOf = (code: string, name: string): CodeRecord => {
  const hs = sampleLeaves.find((one) => one.code === code);
  if (!hs) throw new Error(`${name} has no code ${code}`);
  return hs;
};

const lineOfGoods = (
  goods: SampleGoods,
  hs: CodeRecord,
  flow: TradeLine['flow'],
  { partner, share, price, peak, swing, months }: TradedWith,
  rank: number,
  usd: number,
): DrawnLine => ({
  hs,
  flow,
  partner,
  // Shares are those of the quantity.
  yearly: usd * share * price,
  goods,
  price: goods.price[flow] * price,
  peak,
  swing,
  months,
  ways: waysOf(hs.code, flow, partner, cargoOf(goods), rank, goods.name),
});

/** Limit of ports by the rank of the partner; from the third on goods come through one. */
const MAX_PORTS = [4, 3];

const waysOf = (
  code: string,
  flow: TradeLine['flow'],
  partner: string,
  cargo: Cargo,
  rank: number,
  goods?: string,
): TradeLine['ways'] => {
  const ports = (flow === 'import' ? portsOf(partner, cargo, goods) : portsTo(partner)).slice(0, MAX_PORTS[rank] ?? 1);
  const all = ports.reduce((sum, { share }) => sum + share, 0);
  return ports.map((way) => wayOf(way, all, code, partner));
};

/** Chapters of which a part is processed and sold abroad again. */
const MADE_INTO_EXPORTS = /^(03|05|12|15|24)/;

/** Partners that small traders of the border deal with. */
const ACROSS_THE_BORDER = new Set(['VN', 'MM', 'LA', 'KZ', 'KG', 'TJ', 'MN', 'RU']);

const wayOf = ({ port, share }: PortShare, all: number, code: string, partner: string): TradeLine['ways'][number] => {
  const small = ACROSS_THE_BORDER.has(partner) && portOf(port).type === 'land' && chance('mode', code, port) < 0.4;
  const processed = MADE_INTO_EXPORTS.test(code) && chance('processing', code, partner) < 0.2;
  return { port, reg: regOf(port, code), mode: small ? '19' : processed ? '15' : '10', share: share / all };
};

/** Traders sit near the port or in the large cities. */
const regOf = (port: string, code: string): string => {
  const near = `${portOf(port).adcode.slice(0, 2)}0000`;
  return pick([near, near, near, near, '310000', '440000'], 'reg', port, code);
};

/** Shares of the partners of codes without a name, the main one first. */
const BY_RANK = [0.6, 0.27, 0.13];

const linesOfCode = (hs: CodeRecord, others: readonly CodeRecord[]): DrawnLine[] => {
  const found = otherTradeOf(hs.code);
  if (!found) return [];
  const { prefix, trade } = found;
  const together = others.filter(({ code }) => otherTradeOf(code)?.prefix === prefix).length;
  const part = (1e6 * (0.6 + 0.8 * chance('size', hs.code))) / together;
  const ofFlow = (flow: TradeLine['flow'], partners: string[], millions: number): DrawnLine[] =>
    partners.map((partner, rank) => ({
      hs,
      flow,
      partner,
      yearly: (millions * part * (BY_RANK[rank] ?? 0)) / sumOf(BY_RANK.slice(0, partners.length)),
      goods: null,
      price: trade.price * (0.85 + 0.3 * chance('price', hs.code)),
      peak: 1 + Math.floor(12 * chance('peak', hs.code)),
      swing: 0.3 * chance('swing', hs.code),
      months: null,
      ways: waysOf(hs.code, flow, partner, trade.cargo, rank + 2),
    }));
  return [...ofFlow('import', trade.from, trade.imports), ...ofFlow('export', trade.to, trade.exports)];
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Every line of the sample, those of named goods first. */
export const sampleLines = (): DrawnLine[] => {
  const named = new Set(sampleGoods.flatMap(({ hs }) => hs));
  const others = sampleLeaves.filter(({ code }) => !named.has(code));
  return [...sampleGoods.flatMap(linesOfGoods), ...others.flatMap((hs) => linesOfCode(hs, others))];
};
