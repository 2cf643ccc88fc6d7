import { isPlace } from '../../../answering/named-places.ts';
import { queryWords } from '../../search/index.ts';
import type { RequestedMarket } from './store/find-markets.ts';

/**
 * Unknown names in a price question in addition to known products: 车厘子 in 草莓和车厘子的价格. Only names joined by 和 and the
 * like count, since the rest of a question consists of other words.
 * @param rest the question without days and known products
 */
export const unknownNames = (rest: string, { unknown }: RequestedMarket): string[] => {
  const text = unknown ? rest.replace(unknown, ' ') : rest;
  const parts = [
    ...text.matchAll(/(?:[和与跟及、]\s*([\u4e00-\u9fa5]{2,8}))|(?:([\u4e00-\u9fa5]{2,8})\s*[和与跟及、])/g),
  ];
  return parts.flatMap(([, after = '', before = '']) => {
    const [name = ''] = (after || before).split(OTHER);
    return name.length >= 2 && !isPlace(name) && queryWords(name).length > 0 ? [name] : [];
  });
};

/** Words that end a name; a name cannot start with them. */
const OTHER =
  /的|各|分别|在|哪|多少|什么|谁|最|均|平均|价|行情|走势|报价|批发|现在|目前|比|贵|便宜|涨|跌|卖|每|一|为|怎|有|是|去年|今年|昨天|今天|同期|市场|其他|高|低|日|月|年|呢|吗|吧/;
