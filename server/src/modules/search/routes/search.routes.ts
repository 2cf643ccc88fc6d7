import { hotWordStates } from '@bee/domain/hot-word';
import type { Deps } from '../../../deps.ts';
import { type CallContext, EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import { countSearch, listHotWords } from '../service/hot-words.service.ts';
import { countMiss } from '../service/missed-words.ts';
import { type NameSource, readNames } from '../service/names.service.ts';
import { addHotWord, listForReview, removeHotWord, setHotWord } from '../service/review-hot-words.ts';
import { type DirectAnswer, type PricesOf, searchAll } from '../service/search.service.ts';
import { suggest } from '../service/suggest.service.ts';
import { readerOf } from '../store/readable-pages.ts';

export const searchRoutes =
  (names: readonly NameSource[], answer: DirectAnswer, prices: PricesOf) =>
  ({ db, settings }: Deps): Route[] => [
    route('article/search', async (request, context) => {
      const reader = readerOf(context.viewer);
      const found = await searchAll(db, request, {
        reader,
        now: context.now,
        names: await readNames(db, names),
        answer,
        prices,
      });
      if (request.page === 1 && found.total > 0 && !isOwnCall(context))
        await countSearch(db, {
          keyword: request.keyword,
          ip: context.ip,
          today: context.today,
          secret: settings.internalSecret,
        });
      if (request.page === 1 && !request.name && !request.exclude)
        await countMiss(db, request.keyword, found, context.now);
      return found;
    }),
    route('article/suggest', async (request, { now }) =>
      suggest(db, request, { now, names: await readNames(db, names) }),
    ),
    route('article/hotKeywords', ({ limit }, { now }) => listHotWords(db, limit, now)),
    route('ops/getHotKeywords', (request, { now }) => listForReview(db, request, now)),
    route('ops/addHotKeyword', async (request, context) => {
      const word = await addHotWord(db, request, context);
      return new EnvelopeExtras(word, { msg: `已添加“${word.keyword}”` });
    }),
    route('ops/setHotKeyword', async (request, context) => {
      const word = await setHotWord(db, request, context);
      return new EnvelopeExtras(word, { msg: `“${word.keyword}”现在是“${hotWordStates[word.status]}”` });
    }),
    route('ops/removeHotKeyword', async ({ keyword }) => {
      const removed = await removeHotWord(db, keyword);
      return new EnvelopeExtras(removed, { msg: `已删除“${removed.keyword}”` });
    }),
  ];

/** True if the site renders a page on the server; such a request does not have a user's address. */
const isOwnCall = ({ internalSignature }: CallContext): boolean => internalSignature !== undefined;
