import { randomBytes } from 'node:crypto';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { OwnQuote } from '@bee/contracts/resource/market-data';
import {
  marketDataStates,
  QUOTE_VOLUME,
  QUOTES_A_DAY,
  quoteDayProblem,
  quotePriceProblem,
} from '@bee/domain/market-data';
import { perKilogram } from '@bee/domain/units';
import { startOfShanghaiDay } from '../../../../clock.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound, TooMany } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { countOwnFiles } from '../../../files/index.ts';
import { presentOwnQuote } from '../model/market-data.presenter.ts';
import {
  countQuotes,
  findMarket,
  findQuote,
  findQuotedProduct,
  findSameQuote,
  findUsual,
  insertQuote,
  lockQuotes,
  type NewQuote,
} from '../store/market-data.repository.ts';

type Input = ParsedRequestFor<'vegetable/addMarketData'>;
type Caller = Pick<CallContext, 'viewer' | 'now' | 'today'>;

const ID_BYTES = 12;

/**
 * Accepts a quote for review. Idempotent: a repeated quote with the same form token or the same figures returns the
 * existing quote.
 */
export const addMarketData = async (db: Db, input: Input, context: Caller): Promise<OwnQuote> => {
  checkFigures(input, context.today);
  const quote = await completed(db, input, context);
  const before = await findSameQuote(db, quote, input.form_token);
  if (before) return again(db, before, input);
  const added = await transact(db, async (tx) => {
    await lockQuotes(tx, quote.uid);
    const same = await findSameQuote(tx, quote, input.form_token);
    if (same) return same;
    await checkLimit(tx, quote.uid, context);
    return (await insertQuote(tx, quote)) ? null : findSameQuote(tx, quote, input.form_token);
  });
  return added ? again(db, added, input) : present(db, quote.id);
};

const checkFigures = ({ price_low, price_high, unit, volume, date }: Input, today: string): void => {
  refuse('price_low', quotePriceProblem('最低价', price_low, unit));
  refuse('price_high', quotePriceProblem('最高价', price_high, unit));
  refuse('price_low', price_low > price_high ? '最低价不能高于最高价，请核对' : undefined);
  refuse('date', quoteDayProblem(date, today));
  if (volume !== null && !(volume >= QUOTE_VOLUME.least && volume <= QUOTE_VOLUME.most))
    refuse('volume', `成交量应在 ${QUOTE_VOLUME.least} 到 ${QUOTE_VOLUME.most} 吨之间`);
};

const refuse = (field: keyof Input, problem: string | undefined): void => {
  if (problem) throw new InvalidInput(problem, field);
};

const completed = async (db: Db, input: Input, context: Caller): Promise<NewQuote> => {
  const { group, name, unit, price_low, price_high, date, volume, remark, form_token } = input;
  const [product, market] = await Promise.all([findQuotedProduct(db, group, name), findMarket(db, input.market_id)]);
  if (!product) throw new NotFound(`没有“${name}”这个品种，请从行情列表中选择品种后再报价`);
  if (!market) throw new NotFound('没有这个市场，请从列表中选择市场');
  if (input.photo && (await countOwnFiles(db, uidOf(context), 'image', [input.photo])) === 0)
    throw new InvalidInput('照片：不存在或不是您上传的，请移除后重新上传', 'photo');
  const spec = input.spec || product.specs[0] || '';
  if (!product.specs.includes(spec)) throw new NotFound(`“${product.name}”没有“${spec}”这个规格，请从列表中选择规格`);
  const [low, high] = [perKilogram(price_low, unit) ?? price_low, perKilogram(price_high, unit) ?? price_high];
  return {
    id: randomBytes(ID_BYTES).toString('base64url'),
    uid: uidOf(context),
    group_name: product.group_name,
    product: product.name,
    spec,
    market_id: market.id,
    market: market.name,
    date,
    unit,
    source_low: price_low,
    source_high: price_high,
    low,
    high,
    avg: Math.round(5000 * (low + high)) / 10_000,
    volume,
    remark,
    photo: input.photo,
    usual: await findUsual(db, { productId: product.id, spec, marketId: market.id, day: date }),
    form_token: form_token ?? null,
    created_at: context.now,
  };
};

type Same = NonNullable<Awaited<ReturnType<typeof findSameQuote>>>;

const again = (db: Db, same: Same, input: Input): Promise<OwnQuote> => {
  const { price_low, price_high, unit } = input;
  const isSame = same.source_low === price_low && same.source_high === price_high && same.unit === unit;
  if (same.is_same_form || isSame) return present(db, same.id);
  throw new Conflict(
    `这个市场 ${input.date} 您已报过 ${same.source_low}–${same.source_high} 元/${same.unit}（${marketDataStates[same.status]}），同一天不能再报一次`,
  );
};

const present = async (db: Db, id: string): Promise<OwnQuote> => {
  const row = await findQuote(db, id);
  if (!row) throw new NotFound('这条报价不存在或已删除');
  return presentOwnQuote(row);
};

const checkLimit = async (tx: Tx, uid: number, { today }: Caller): Promise<void> => {
  if ((await countQuotes(tx, uid, startOfShanghaiDay(today))) >= QUOTES_A_DAY)
    throw new TooMany(`今天已报价 ${QUOTES_A_DAY} 条，请明天再来`);
};
