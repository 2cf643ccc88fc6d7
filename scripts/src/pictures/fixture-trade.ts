import type { Db } from '../../../server/src/db/schema.ts';

/** code, name, partners with the mean value per month in 万美元 */
const GOODS = [
  ['08106000', { TH: 24_000, VN: 16_000 }],
  ['08081000', { CL: 1800, JP: 240 }],
] as const;
const MONTHS = 26;

/** A file for `npm run import -- trade`: imports by month with the season of durians, to February 2026. */
export const tradeRows = (): string => {
  const rows = ['period,flow,hs,partner,qty,unit,usd,cny'];
  for (const [hs, partners] of GOODS)
    for (const [partner, mean] of Object.entries(partners))
      for (let index = 0; index < MONTHS; index += 1) {
        const month = new Date(Date.UTC(2024, index, 1)).toISOString().slice(0, 7);
        const growth = 1 + 0.06 * Math.floor((index + 10) / 12);
        const usd = Math.round(mean * 10_000 * growth * (1 + 0.6 * Math.sin((2 * Math.PI * index) / 12 - 0.9)));
        rows.push([month, 'import', hs, partner, Math.round(usd / 4.6), '千克', usd, Math.round(usd * 7.1)].join());
      }
  return rows.join('\n');
};

/** The products by which customs codes are found; they have no importer. */
export const loadTradeProducts = async (db: Db): Promise<void> => {
  const common = { cate: '水果', requirements: JSON.stringify([]), sample: false };
  await db
    .insertInto('trade_product')
    .values([
      { ...common, name: '榴莲', hs: ['08106000'], rank: 1 },
      { ...common, name: '苹果', hs: ['08081000'], rank: 2 },
    ])
    .execute();
};
