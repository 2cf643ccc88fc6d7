import type { Deps } from '../../deps.ts';
import { INTERNAL_HEADER } from '../../http/internal-signature.ts';
import { type CallContext, type Route, route } from '../../http/route.ts';
import { blockHotWord, countSearch, listHotWords, reviewHotWords } from './hot-words.service.ts';
import { readerOf } from './readable-pages.ts';
import { searchAll } from './search.service.ts';
import { suggest } from './suggest.service.ts';

export const searchRoutes = ({ db, settings }: Deps): Route[] => [
  route('article/search', async (request, context) => {
    const found = await searchAll(db, request, { reader: readerOf(context.viewer), now: context.now });
    if (request.page === 1 && found.total > 0 && !isOwnCall(context))
      await countSearch(db, {
        keyword: request.keyword,
        ip: context.ip,
        today: context.today,
        secret: settings.internalSecret,
      });
    return found;
  }),
  route('article/suggest', (request, { now }) => suggest(db, request, now)),
  route('article/hotKeywords', ({ limit }, { now }) => listHotWords(db, limit, now)),
  route('ops/getHotKeywords', async ({ page, limit, kw = '' }, { now }) => {
    const all = (await reviewHotWords(db, now)).filter(({ keyword }) => keyword.includes(kw));
    return { list: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit, updated_at: null };
  }),
  route('ops/setHotKeyword', async ({ keyword, blocked }) => {
    await blockHotWord(db, keyword, blocked);
    return { keyword, blocked };
  }),
];

/** The site renders pages for whoever asks; behind such a call stands no address of a person. */
const isOwnCall = ({ request }: CallContext): boolean => request.headers[INTERNAL_HEADER] !== undefined;
