import { addDays } from '../../../../server/src/sample/days.ts';
import {
  eventFile,
  herbEventFile,
  herbFile,
  marketFile,
  originFile,
  produceFile,
} from '../../../../server/src/sample/prices/price-files.ts';
import {
  herbQuoteFile,
  LAST_QUOTE_DAY,
  marketQuoteFile,
  originQuoteFile,
} from '../../../../server/src/sample/prices/quote-file.ts';
import { type DrawnKind, drawnFile, ESTIMATE } from '../drawn-kind.ts';
import { eventRecords, herbEventRecords } from '../world/event-notes.ts';
import { herbLines } from './herbs/herb-lines.ts';
import { type DrawnMarket, drawnMarkets } from './markets.ts';
import { originLines } from './origins/origin-lines.ts';
import { priceOn, reportsOn } from './price-model.ts';
import { produce } from './produce.ts';
import { quoteCsv } from './quote-csv.ts';

const daysFrom = (first: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= LAST_QUOTE_DAY; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Five years before the first release with these files. */
const DAYS = daysFrom('2021-11-01');
/** Origins and herbs are loaded for two years, 三七 for ten. */
const DAYS_OF_LINES = daysFrom('2024-03-01');
const MONTH_ENDS = daysFrom('2016-01-01').filter((day) => addDays(day, 1).endsWith('-01'));

export const drawPrices = (): DrawnKind => {
  const [origins, herbs] = [originLines(), herbLines()];
  return {
    name: 'prices',
    basis: `names of products, herbs and growing areas: public; markets are invented, in real cities; prices: ${ESTIMATE}; events and their notes are invented`,
    drawn:
      'Prices of a day from the season, events, slow trends, the way from where the product grows and the costs of the market. Notes name the prices of their event.',
    files: [
      drawnFile(marketFile, drawnMarkets.map(marketRecord)),
      drawnFile(produceFile, produce),
      drawnFile(
        originFile,
        origins.map(({ record }) => record),
      ),
      drawnFile(
        herbFile,
        herbs.map(({ record }) => record),
      ),
      drawnFile(eventFile, eventRecords()),
      drawnFile(herbEventFile, herbEventRecords()),
      ...drawnMarkets.map(marketQuotes),
      quoteCsv(
        originQuoteFile,
        origins.map(({ record: { product, market, spec }, quoteOn }) => ({
          key: [product.name, market.area ?? '', market.name, spec],
          days: DAYS_OF_LINES,
          quoteOn,
        })),
      ),
      quoteCsv(
        herbQuoteFile,
        herbs.map(({ record: { product, spec, variant, market, monthly }, quoteOn }) => ({
          key: [product.name, spec, variant, market.name],
          days: monthly ? MONTH_ENDS : DAYS_OF_LINES,
          quoteOn,
        })),
      ),
    ],
  };
};

const marketRecord = ({ cost, ...market }: DrawnMarket) => market;

const marketQuotes = (market: DrawnMarket) => {
  const days = DAYS.filter((day) => reportsOn(market, day));
  return quoteCsv(
    marketQuoteFile(market.id),
    produce.map((product) => ({
      key: [product.name],
      days,
      quoteOn: (day: string) => priceOn(product, market, day),
    })),
  );
};
