import { href } from '@bee/platform';
import { pageNumber } from '../../../parts/page-number.ts';

/** What the address says of the list: only what is unread, page. */
export type MessageState = { unread: boolean; p: number };

export const MESSAGES_PER_PAGE = 20;
export const MESSAGE_TAB = 'message';

export const readMessageState = ({ state, p }: Record<string, string>): MessageState => ({
  unread: state === 'unread',
  p: pageNumber(p),
});

export const messageHref = ({ unread, p }: MessageState): string =>
  href('user/profile', {
    tab: MESSAGE_TAB,
    state: unread ? 'unread' : undefined,
    p: p > 1 ? String(p) : undefined,
  });

export const messageRequest = ({ unread, p }: MessageState) => ({
  page: p,
  limit: MESSAGES_PER_PAGE,
  ...(unread && { state: 'unread' as const }),
});
