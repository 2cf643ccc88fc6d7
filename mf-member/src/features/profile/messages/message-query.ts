import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { oneOf, page } from '@bee/domain/query-fields';
import { href } from '@bee/platform';

export const messageQuery = defineQuery({ state: oneOf(['unread']), p: page() });
export type MessageState = QueryValues<typeof messageQuery>;

export const MESSAGES_PER_PAGE = 20;
export const MESSAGE_TAB = 'message';

export const messageHref = (state: Partial<MessageState> = {}): string =>
  href('user/profile', { tab: MESSAGE_TAB, ...messageQuery.write(state) });
