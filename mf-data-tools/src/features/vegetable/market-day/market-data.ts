import type { PriceMover, PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { shanghaiDay } from '@bee/domain/calendar-day';
import type { ApiCaller } from '@bee/platform';
import { type ProvincePrice, provincePrices } from '../../../components/price/province-prices.ts';
import { type Reason, reasonOf } from './move-reason.ts';

export type ReasonedMover = PriceMover & { reason: Reason | null };

type Statistic = DataFor<'vegetable/getVegStatistic'>;

export type MarketDayData = Pick<Statistic, 'date' | 'products' | 'markets' | 'index' | 'source'> & {
  /** The newest quotes are of the day on which the page was made. */
  isToday: boolean;
  up: ReasonedMover[];
  down: ReasonedMover[];
  /** Changes of the leader over a week and a year. */
  longer: Pick<PriceRow, 'chg_w' | 'chg_y'> | null;
  /** Prices of one product by province; null if no product moved or its prices failed to load. */
  provinces: (Pick<PriceMover, 'product' | 'spec' | 'date' | 'to'> & { list: ProvincePrice[] }) | null;
};

/** Movers in each direction. */
const MOVERS = 3;
const MAX_MARKETS = 100;

/** Reasons, longer changes and provinces may fail: the day is shown without them. */
export const loadMarketDay = async (api: ApiCaller): Promise<MarketDayData> => {
  const { up, down, date, products, markets, index, source } = await api(
    'vegetable/getVegStatistic',
    { limit: MOVERS },
    { raw: true },
  );
  const reasoned = (mover: PriceMover): Promise<ReasonedMover> =>
    api('vegetable/getPriceMoves', seriesOf(mover), { raw: true })
      .then(({ moves }) => reasonOf(moves))
      .catch(() => null)
      .then((reason) => ({ ...mover, reason }));
  const [provinces, longer, ...movers] = await Promise.all([
    provincesOf(api, widestQuoted([...up, ...down])).catch(() => null),
    longerOf(api, up[0] ?? down[0]).catch(() => null),
    ...[...up, ...down].map(reasoned),
  ]);
  return {
    date,
    products,
    markets,
    index,
    source,
    isToday: date === shanghaiDay(new Date()),
    up: movers.slice(0, up.length),
    down: movers.slice(up.length),
    longer,
    provinces,
  };
};

const provincesOf = async (api: ApiCaller, mover: PriceMover | undefined): Promise<MarketDayData['provinces']> => {
  if (!mover) return null;
  const { list } = await api('vegetable/getMarketList', { ...seriesOf(mover), limit: MAX_MARKETS }, { raw: true });
  const { product, spec, date, to } = mover;
  return { product, spec, date, to, list: provincePrices(list, date, 'kg').list };
};

const longerOf = async (api: ApiCaller, mover: PriceMover | undefined): Promise<MarketDayData['longer']> => {
  if (!mover) return null;
  const { latest } = await api('vegetable/getDetail', seriesOf(mover), { raw: true });
  return { chg_w: latest.chg_w, chg_y: latest.chg_y };
};

const seriesOf = ({ group, product, spec }: PriceMover) => ({ group, name: product, ...(spec && { spec }) });

/** The mover that most markets quote; of equal ones the first, which moved most. */
const widestQuoted = (movers: PriceMover[]): PriceMover | undefined =>
  movers.reduce<PriceMover | undefined>(
    (widest, mover) => (widest && widest.market_count >= mover.market_count ? widest : mover),
    undefined,
  );
