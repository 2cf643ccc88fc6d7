import type { ProductPrice } from '@bee/contracts/resource/product';
import type { Tariff, TariffRate, TradeFigures } from '@bee/contracts/resource/trade';
import { type Decimal, decimalOf } from '@bee/domain/decimal';
import { type LandedGap, type LandedImport, landedImport, spreadOver } from '@bee/domain/landed-import';
import type { TradeDetail } from '../detail/detail-query.ts';
import { additionalRates, usableRates } from '../duty/eligible-rates.ts';

export type LandedFacts = {
  detail: TradeDetail;
  /** Tariff of the code whose rates are shown. */
  tariff: Tariff | null;
  /** The wholesale price, if recently quoted. */
  wholesale: ProductPrice | null;
};

export type Landed = {
  figures: TradeFigures;
  tariff: Tariff;
  additional: TariffRate[];
  cost: LandedImport<TariffRate>;
  /** The wholesale price minus the cost; null without one. */
  spread: { amount: Decimal; percent: Decimal } | null;
};

/**
 * The cost per kilogram from the selected origin including taxes, or a message that says what is missing and what to
 * do.
 */
export const landedOf = ({ detail, tariff, wholesale }: LandedFacts): Landed | string => {
  const { origin, last_year } = detail;
  if (!origin) return '选择原产国家（地区）后，按该国近 12 个月的均价与可用的最低税率计算';
  const figures = last_year.import;
  if (!figures) return `近 12 个月没有从${origin.name}进口的记录，没有均价可用；可换一个原产地，或${CALCULATE}`;
  if (figures.flag === 'conf') return `${origin.name}的进口数据保密，没有均价可用；可${CALCULATE}`;
  if (!tariff) return '这个编码没有税率记录，算不出税费；可换一个 HS 编码';
  const additional = additionalRates(tariff.rates);
  // In-quota rates need a licence.
  const rates = usableRates(tariff.rates).filter(({ quota }) => quota !== 'in');
  const cost = landedImport({ ...tariff, figures, rates, additional });
  if (typeof cost === 'string') return gapTexts[cost](figures);
  const spread = wholesale && spreadOver(cost.cost, decimalOf(wholesale.price_avg));
  return { figures, tariff, additional, cost, spread };
};

const CALCULATE = '在“税率”的税费计算中填写报价和数量';

const gapTexts: Record<LandedGap, (figures: TradeFigures) => string> = {
  value: () => `统计没有进口金额，没有均价可用；可${CALCULATE}`,
  quantity: () => `统计没有可以合计的数量，得不出每公斤均价；可${CALCULATE}`,
  unit: ({ unit }) => `统计按“${unit}”计量，不是重量，不能折算成元/公斤；可${CALCULATE}`,
  small: () => `统计的数量过小，均价没有意义；可${CALCULATE}`,
  yuan: () => '统计没有人民币金额，没有可用的汇率；可按成交汇率折算后，在“税率”的税费计算中填写完税价格',
  rate: () => '没有能按重量计算的可用税率；请向进境地海关咨询',
  vat: () => '税则没有写明增值税率，算不出税费；请向进境地海关咨询',
};
