import type { AiContext } from '@bee/contracts/resource/ai';
import type { AnswerTool, PageItem } from '../../../../answering/answer-tool.ts';
import type { PriceScope } from '../../../../db/schema/price.ts';
import type { Db } from '../../../../db/schema.ts';
import { claimPrices, refuseUnpriced } from '../price-request.ts';
import { completePrices, type RequestedPrices, recognizePrices } from '../requested-prices.ts';
import { apartFromDates } from './herbs/find-herbs.ts';
import { exampleQuestions, popularQuestions } from './price-questions.ts';

export const priceTool: AnswerTool<RequestedPrices> = {
  name: 'prices',
  precedence: 5,
  mode: 'price',
  apartFromDates,
  recognize: recognizePrices,
  hasSubject: async (db, question) => (await recognizePrices(db, { rest: question })).namesItem === true,
  complete: completePrices,
  continues: ({ stranger }, kind) => stranger !== null && kind === 'price',
  claim: claimPrices,
  refuse: refuseUnpriced,
  itemOfPage,
  popularQuestions,
  exampleQuestions,
};

const PRICE_TARGET = /^(?:(origin|herb):)?([^/|]+)\/([^|]+)/;

/** Prices are identified in the same way as favourites: `priceTargetId`. */
async function itemOfPage(db: Db, { kind, id }: AiContext): Promise<PageItem | undefined> {
  if (kind !== 'price') return undefined;
  const [, scope = 'market', group = '', name = ''] = PRICE_TARGET.exec(id) ?? [];
  const product = await db
    .selectFrom('price_product')
    .where('scope', '=', scope as PriceScope)
    .where('group_name', '=', group)
    .where('name', '=', name)
    .select(['id', 'name'])
    .executeTakeFirst();
  return product && { name: product.name, refId: String(product.id) };
}
