import type { DataFor } from '@bee/contracts/operations';
import { ApiError, definePage, href, notFound } from '@bee/platform';
import { Empty, LinkButton, Skeleton } from '@bee/ui/content';
import { ResultScreen } from './result-screen.tsx';
import './result.css';

export type ResultData = Omit<DataFor<'a_i/getHistoryDetail'>, 'chat_id'> & { chatId: string };

/** Route parameter while a chat has no id. */
const NEW = 'new';
/** As the server creates them. */
const CHAT_ID = /^c[\w-]{22}$/;
const NOT_FOUND = 404;

/** null: the share link no longer exists. */
export const page = definePage<ResultData | null>({
  /** A chat is visible to its owner only. */
  personal: true,
  load: async ({ api, params: { chatId = NEW }, query: { share }, signal }) => {
    if (chatId === NEW) {
      const { chat_id } = await api('a_i/getChatId', {}, { signal });
      return { chatId: chat_id, title: '新对话', readonly: false, share: null, shared_at: null, messages: [] };
    }
    if (!CHAT_ID.test(chatId)) throw notFound();
    const request = { chat_id: chatId, ...(share && { share }) };
    const found = await api('a_i/getHistoryDetail', request, { signal }).catch((error: unknown) => {
      if (share && error instanceof ApiError && error.code === NOT_FOUND) return null;
      throw error;
    });
    if (!found) return null;
    const { chat_id, ...chat } = found;
    return { chatId: chat_id, ...chat };
  },
  head: (data) => ({ title: `${data?.title ?? '分享链接已失效'} - AI 问答`, robots: 'noindex' }),
  component: ({ data, query }) =>
    data ? <ResultScreen key={`${data.chatId} ${data.readonly}`} data={data} query={query} /> : <DeadLink />,
  skeleton: () => (
    <div className="ai-result" aria-busy="true">
      <div className="ai-turns">
        <Skeleton height={48} width="60%" />
        <Skeleton height={320} />
      </div>
    </div>
  ),
});

/**
 * Shown for a shared chat that no longer exists. The reason is never given, so that links reveal nothing about chats.
 */
function DeadLink() {
  return (
    <>
      <h1 className="bee-quiet">分享链接已失效</h1>
      <Empty
        title="分享链接已失效：对话已删除，或分享已取消"
        action={
          <>
            <LinkButton kind="primary" href={href('ai')}>
              问 AI
            </LinkButton>
            <LinkButton href={href('home')}>首页</LinkButton>
          </>
        }
      >
        可以请分享的人重新发一个链接，或者自己提问。
      </Empty>
    </>
  );
}
