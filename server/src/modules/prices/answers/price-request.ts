import type { AskedFor, DataRequest } from '../../../answering/answer-tool.ts';
import { withoutNames } from '../../../answering/pick-names.ts';
import { isOnLaw, isOnPrices } from '../../../answering/question-words.ts';
import { lookUpPrices } from './price-lookup.ts';
import { itemsOf, type PriceQuestion, type RequestedPrices } from './requested-prices.ts';
import { namesKind, withoutHerbs } from './store/herbs/find-herbs.ts';
import { followUps } from './store/price-questions.ts';
import { unknownNames } from './unknown-names.ts';

const MOVERS = /(哪些|什么|哪个|哪种|哪几|最|排行|榜).*[涨跌]|[涨跌](幅|得|价)?.*(最|榜|排行|哪些|什么)|涨跌/;
const REASON = /为什么|为何|原因|怎么回事|影响|怎么看|后市|预测/;

export const claimPrices = (found: RequestedPrices, asked: AskedFor): DataRequest | null => {
  const wants = found.stranger !== null && asked.before === 'price' ? 'price' : wantsOf(found, asked);
  if (wants === null) return null;
  const { question, time } = asked;
  const on: PriceQuestion = {
    ...found,
    question,
    wants,
    time,
    unknown: found.stranger
      ? [found.stranger]
      : wants === 'price' && found.isNamed
        ? unknownNames(found.rest, found.market)
        : [],
    direction: /跌|降|便宜/.test(question) ? 'down' : 'up',
    className: /水果/.test(question) ? '水果' : /菌/.test(question) ? '食用菌' : /菜/.test(question) ? '蔬菜' : null,
    day: /今[天日早]/.test(question) ? null : (time.days[0] ?? null),
  };
  return {
    kind: wants,
    about: describe(on),
    source: '查询价格数据',
    ...(wants === 'both' && { texts: { about: found.herbs, missing: '说明价格变动原因的资料' } }),
    isWithoutItem: found.products.length + found.herbs.length + found.varieties.length === 0,
    lookUp: (db, by) => lookUpPrices(db, on, by),
    followUps: (db) => followUps(db, on),
  };
};

const wantsOf = (
  { products, herbs, varieties }: RequestedPrices,
  { topic, question, mode, others }: AskedFor,
): PriceQuestion['wants'] | null => {
  const onPrice = isOnPrices(topic) || (mode === 'price' && !others.areAskedFor);
  const names = [...products, ...herbs];
  if (names.length === 0 && varieties.length > 0 && !isOnLaw(question) && !REASON.test(question)) {
    const bare =
      withoutNames(
        question,
        varieties.flatMap(({ products: [one] }) => one ?? []),
      ).trim().length <= 2;
    return onPrice || bare ? 'price' : null;
  }
  if (names.length === 0) return onPrice && !REASON.test(question) && MOVERS.test(question) ? 'movers' : null;
  // The name of a herb alone does not ask for its price, because there is more to say about it.
  const isPriced = products.length > 0 || herbs.some(namesKind);
  const bare = isPriced && withoutHerbs(withoutNames(question, products), herbs).replace(/\s/g, '').length <= 2;
  if (!onPrice && !bare) return null;
  return REASON.test(question) ? 'both' : 'price';
};

const describe = ({ wants, onHerbs, time, ...named }: PriceQuestion): string => {
  if (wants === 'movers') return onHerbs ? '药材一周涨跌' : '当日价格涨跌';
  const times = time.days.length > 0 ? time.days : time.spans.map(({ from, to }) => `${from} 至 ${to}`);
  const when = times.length > 0 ? `（${times.join('、')}）` : '';
  const names = [...itemsOf(named).map(({ title }) => title), ...named.varieties.map(({ name }) => name)];
  return `${names.join('、')}的价格${when}${wants === 'both' ? '与原因' : ''}`;
};
