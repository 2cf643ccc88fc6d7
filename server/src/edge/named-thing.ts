import type { LoadContext } from '../cache/cache.ts';
import type { Match } from './document/page-document.ts';
import { type createInternalApi, InternalApiError } from './internal-api.ts';

/**
 * Whether what a page's parameters name exists, for pages that only the browser renders: their address says too little
 * for the right status. True if that cannot be found out now.
 */
export const namedThingExists =
  (api: ReturnType<typeof createInternalApi>) =>
  async ({ page, params }: Match, context: LoadContext): Promise<boolean> => {
    const { chatId } = params;
    if (page.names !== 'chat' || !chatId || chatId === page.start?.chatId) return true;
    try {
      return (await api('a_i/hasChat', { chat_id: chatId }, context)).exists;
    } catch (error) {
      // The API refuses ids of the wrong form.
      return !(error instanceof InternalApiError && error.code === 422);
    }
  };
