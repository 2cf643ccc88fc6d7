import { chance, pick } from '../random.ts';
import { type SampleGoods, sampleGoods } from './goods.ts';
import { type SampleCode, sampleLeaves } from './hs-catalogue.ts';
import { samplePartners } from './partners.ts';
import { exportPorts } from './ports.ts';

/** Goods of one code that go one way between China and one partner. */
export type TradeLine = {
  hs: SampleCode;
  flow: 'import' | 'export';
  partner: string;
  /** US$ a year, mean over the years. */
  yearly: number;
  goods: SampleGoods | null;
  /** US$ for one unit; lines of goods with wholesale prices follow those instead. */
  price: number;
  peak: number;
  swing: number;
  /** Port with its share; the place of registration and the regime of the Chinese party beside it. */
  ways: { port: string; reg: string; mode: string; share: number }[];
};

/** US$ for a unit, and origins and destinations, of codes that no goods of `goods.ts` name. */
const chapters: Record<string, [price: number, from: string, to: string]> = {
  '01': [900, 'AU NZ US', 'HK'],
  '02': [4.2, 'AU NZ BR US', 'HK VN'],
  '03': [6.1, 'RU US CL ID', 'JP KR US'],
  '04': [3.8, 'NZ AU FR DE', 'HK SG'],
  '05': [5.4, 'DE NL US', 'JP VN'],
  '06': [2.6, 'NL TH JP', 'JP KR NL'],
  '07': [0.9, 'TH VN US CA', 'JP KR VN MY'],
  '08': [1.9, 'TH VN US CL', 'VN TH RU'],
  '09': [4.1, 'VN ID IN BR', 'JP US DE'],
  '10': [0.4, 'AU US CA RU', 'KR VN'],
  '11': [0.7, 'TH AU FR', 'PH ID JP'],
  '12': [2.3, 'US CA AU', 'JP KR DE'],
  '13': [7.2, 'IN ID', 'JP US'],
  '14': [0.8, 'ID MM', 'JP US'],
  '15': [1.4, 'ID MY AR', 'HK KR'],
  '16': [4.6, 'TH VN', 'JP US HK'],
  '17': [0.8, 'TH BR KR', 'ID PH'],
  '18': [4.9, 'IT MY ID', 'HK PH'],
  '19': [5.2, 'NL NZ JP', 'HK US'],
  '20': [1.8, 'US TH BR', 'JP US DE'],
  '21': [4.4, 'US SG JP', 'HK US AU'],
  '22': [3.6, 'FR CL MX', 'HK SG'],
  '23': [0.6, 'AR US', 'VN JP'],
  '24': [6.3, 'BR AR', 'ID VN'],
};

/** Shares of partners, the main one first. */
const SHARES = [0.52, 0.22, 0.13, 0.08, 0.05];

const linesOfGoods = (goods: SampleGoods): TradeLine[] =>
  goods.hs.flatMap((code, place) => {
    const hs = sampleLeaves.find((one) => one.code === code);
    if (!hs) throw new Error(`${goods.name} has no code ${code}`);
    // Where one code took the place of the other, each stands for all of it in its years.
    const alone = goods.hs.length === 1 || hs.validTo !== null || hs.validFrom > 2015;
    const part = alone ? 1 : place === 0 ? 0.7 : 0.3 / (goods.hs.length - 1);
    const ofFlow = (flow: TradeLine['flow'], partners: string[], millions: number) =>
      millions === 0
        ? []
        : partners.map((partner, rank) => lineOf(hs, flow, partner, rank, millions * 1e6 * part, goods));
    return [...ofFlow('import', goods.from, goods.imports), ...ofFlow('export', goods.to, goods.exports)];
  });

const lineOf = (
  hs: SampleCode,
  flow: TradeLine['flow'],
  partner: string,
  rank: number,
  usd: number,
  goods: SampleGoods | null,
): TradeLine => ({
  hs,
  flow,
  partner,
  yearly: usd * (SHARES[rank] ?? 0.03),
  goods,
  price: goods?.price ?? (chapters[hs.code.slice(0, 2)]?.[0] ?? 2) * (0.6 + 0.9 * chance('price', hs.code)),
  peak: goods?.peak ?? 1 + Math.floor(12 * chance('peak', hs.code)),
  swing: goods?.swing ?? 0.3 * chance('swing', hs.code),
  ways: waysOf(hs.code, flow, partner, goods !== null && rank < 2),
});

const OVERLAND = new Set(['VN', 'MM', 'LA', 'KZ', 'RU']);

const waysOf = (code: string, flow: TradeLine['flow'], partner: string, split: boolean): TradeLine['ways'] => {
  const ports =
    flow === 'import'
      ? (samplePartners.find((one) => one.code === partner)?.ports ?? []).map(
          (port) => [port, regOf(port, code)] as const,
        )
      : exportPorts.filter((_, index) => chance('export port', code, index) < 0.5);
  const [first = exportPorts[0], second] = ports;
  const mode = (port: string) => {
    if (OVERLAND.has(partner) && /^CN(PIN|DOX|HEK|MHN|RUI|MZL|SFH|HRG)$/.test(port) && chance('mode', code, port) < 0.4)
      return '19';
    return chance('processing', code, partner) < 0.08 ? '15' : '10';
  };
  const way = ([port, reg]: readonly [string, string], share: number) => ({ port, reg, mode: mode(port), share });
  if (!first) return [];
  return split && second ? [way(first, 0.68), way(second, 0.32)] : [way(first, 1)];
};

/** Importers sit near the port or in the large cities. */
const regOf = (port: string, code: string): string =>
  pick(['310000', '440000', '370000', '110000', '450000', '530000'], 'reg', port, code);

const linesOfCode = (hs: SampleCode): TradeLine[] => {
  const [, from = 'US', to = 'HK'] = chapters[hs.code.slice(0, 2)] ?? [];
  const size = 2e6 + 90e6 * chance('size', hs.code) ** 3;
  const some = (partners: string, flow: string, most: number) =>
    partners.split(' ').slice(0, 1 + Math.floor(most * chance(flow, hs.code)));
  return [
    ...some(from, 'import', 2).map((partner, rank) => lineOf(hs, 'import', partner, rank, size, null)),
    ...some(to, 'export', 2).map((partner, rank) => lineOf(hs, 'export', partner, rank, size * 0.6, null)),
  ];
};

/** Every line of the sample, those of named goods first. */
export const sampleLines = (size: 'full' | 'small'): TradeLine[] => {
  const named = new Set(sampleGoods.flatMap(({ hs }) => hs));
  const ofGoods = (size === 'full' ? sampleGoods : sampleGoods.slice(0, 30)).flatMap(linesOfGoods);
  if (size === 'small') return ofGoods;
  return [...ofGoods, ...sampleLeaves.filter(({ code }) => !named.has(code)).flatMap(linesOfCode)];
};
