import type { TableQueryName } from './product-files.ts';
import type { TableQuery } from './product-table.ts';
import { foods, glycemic, limits, standards, statistics } from './reference-tables.ts';
import { herbMonths, herbQuotes, originDays, originMonths } from './scoped-tables.ts';
import { tradeMonths, tradePartners, tradePermits, tradeYears } from './trade-tables.ts';
import { wholesaleDays, wholesaleMarketDays, wholesaleMarkets, wholesaleMonths } from './wholesale-tables.ts';

/** What the tables of the sample products select from the database, so that files hold what the pages show. */
export const tableQueries: Record<TableQueryName, TableQuery> = {
  'wholesale-days': wholesaleDays,
  'wholesale-months': wholesaleMonths,
  'wholesale-market-days': wholesaleMarketDays,
  'wholesale-markets': wholesaleMarkets,
  'herb-months': herbMonths,
  'herb-quotes': herbQuotes,
  'origin-days': originDays,
  'origin-months': originMonths,
  'trade-months': tradeMonths,
  'trade-years': tradeYears,
  'trade-partners': tradePartners,
  'trade-permits': tradePermits,
  statistics,
  foods,
  glycemic,
  standards,
  limits,
};
