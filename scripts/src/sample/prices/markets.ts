import type { SampleMarket } from '../../../../server/src/sample/prices/price-files.ts';
import { tableRows } from '../table-text.ts';

/** A market that this project made up, in a real city: invented prices under a real name would mislead. The first is the reference market. */
export type DrawnMarket = SampleMarket & {
  /** What trading there costs against the reference market: rents, wages, competition of many sellers in a large market. */
  cost: number;
};

/** The first markets report every day, the others once a week, on different days. */
const DAILY = 5;

export const drawnMarkets: DrawnMarket[] = tableRows('prices/markets.txt').map(
  ([id = '', province = '', city = '', adcode = '', lng, lat, cost, unit], place) => ({
    id,
    name: `${city.replace(/市$/, '')}示例农产品批发市场`,
    province,
    city,
    adcode,
    lng: Number(lng),
    lat: Number(lat),
    unit: unit as SampleMarket['unit'],
    weekday: place < DAILY ? null : ((place - DAILY) % 7) + 1,
    cost: Number(cost),
  }),
);
