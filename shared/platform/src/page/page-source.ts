import type { HashedFile } from '@bee/contracts/page';
import { ApiError } from '../api/api-error.ts';
import type { PageMatch } from '../navigation/route-table.ts';
import type { Platform } from '../platform.ts';
import { NotFoundError, type Page } from './define-page.tsx';
import { loadQuery, pageKey } from './page-query-key.ts';
import { reloadOnce } from './reload-once.ts';

/** `sheet` is added by the build, for a page with styles. */
export type LoadPageModule = (module: string) => Promise<{ page: Page; sheet?: HashedFile }>;

/** The pages of one remote: loading their code and fetching their data. */
export type PageSource = {
  loaded(match: PageMatch): Page | undefined;
  load(match: PageMatch): Promise<Page>;
  /** Loads code and styles, so that the page can be shown. */
  prepare(platform: Platform, match: PageMatch): Promise<Page>;
  query(platform: Platform, match: PageMatch, query: Record<string, string>): PageQuery;
};

type PageQuery = {
  queryKey: readonly unknown[];
  queryFn(context: { signal?: AbortSignal }): Promise<unknown>;
};

const ANSWERED_NOT_FOUND = 404;

export const createPageSource = (loadPage: LoadPageModule): PageSource => {
  const pages = new Map<string, Page>();
  const sheets = new Map<string, HashedFile>();
  const load = async (match: PageMatch) => {
    const known = pages.get(match.page.module);
    if (known) return known;
    const { page, sheet } = await loadPage(match.page.module);
    pages.set(match.page.module, page);
    if (sheet) sheets.set(match.page.module, sheet);
    return page;
  };
  const prepare: PageSource['prepare'] = async (platform, match) => {
    const [page] = await Promise.all([load(match).catch(reloadOnce), platform.ensureStyles(match.page.doors)]);
    await platform.ensureStyles([], sheets.get(match.page.module));
    return page;
  };
  return {
    loaded: (match) => pages.get(match.page.module),
    load,
    prepare,
    query: (platform, match, query) => {
      const { token } = platform.sessionStore.getState();
      const keyOf = (page: Page | undefined) => pageKey(match, query, page, token);
      const known = pages.get(match.page.module);
      return {
        queryKey: keyOf(known),
        queryFn: async ({ signal }) => {
          const page = await prepare(platform, match);
          const data = await loadData(page, platform, match, query, signal);
          // The key may change once the page's code is loaded; without this copy the data would be loaded again.
          if (!known) platform.queryClient.setQueryData(keyOf(page), data);
          return data;
        },
      };
    },
  };
};

/** Runs a page's `load`; turns "not found" of the API into that of the page. */
export const loadData = async (
  page: Page,
  platform: Pick<Platform, 'api'>,
  match: PageMatch,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> => {
  try {
    const address = { params: match.params, query: loadQuery(match, query, page) };
    return await page.load({ ...address, api: rawApi(platform.api), ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof ApiError && error.code === ANSWERED_NOT_FOUND) throw new NotFoundError();
    throw error;
  }
};

/** A page shows its own error state, so a failed `load` shows no toast. */
const rawApi = (api: Platform['api']): Platform['api'] =>
  Object.assign(
    ((operation, request, options) => api(operation, request, { ...options, raw: true })) as Platform['api'],
    {
      envelope: api.envelope,
    },
  );
