import type { Kysely } from 'kysely';
import type { Lookup } from '../../../answering/finding.ts';
import type { RequestedTime } from '../../../answering/question-dates.ts';
import type { Database } from '../../../db/schema.ts';
import { findCodeNames } from './store/code-findings.ts';
import type { RequestedGoods } from './store/find-goods.ts';
import { findTariffs } from './tariff-findings.ts';
import { findTradeFigures } from './trade-figure-findings.ts';
import { findAccess, findOverview } from './trade-overview.ts';

/** Foreign trade data: names and units of codes, tariff rates or trade values. */
export const findTrade = (
  db: Kysely<Database>,
  { goods, time }: { goods: RequestedGoods; time: Pick<RequestedTime, 'years' | 'span'> },
): Promise<Lookup> => {
  switch (goods.wants) {
    case 'tariff':
      return findTariffs(db, goods);
    case 'access':
      return findAccess(db, goods);
    case 'overview':
      return findOverview(db, goods, time);
    case 'figures':
      return findTradeFigures(db, goods, time);
    default:
      return findCodeNames(db, goods);
  }
};
