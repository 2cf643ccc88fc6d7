import type { DataFor } from '@bee/contracts/operations';
import { definePage } from '@bee/platform';
import { Skeleton } from '@bee/ui/content';
import { ResultScreen } from './result-screen.tsx';

export type ResultData = Omit<DataFor<'a_i/getHistoryDetail'>, 'chat_id'> & { chatId: string };

/** Parameter of the address while a chat has no id yet. */
const NEW = 'new';

export const page = definePage<ResultData>({
  /** A chat is its owner's. */
  personal: true,
  load: async ({ api, params: { chatId = NEW }, query: { share }, signal }) => {
    if (chatId === NEW) {
      const { chat_id } = await api('a_i/getChatId', {}, { signal });
      return { chatId: chat_id, title: '新对话', readonly: false, share: null, shared_at: null, messages: [] };
    }
    const { chat_id, ...chat } = await api(
      'a_i/getHistoryDetail',
      { chat_id: chatId, ...(share && { share }) },
      { signal },
    );
    return { chatId: chat_id, ...chat };
  },
  head: ({ title }) => ({ title: `${title} - AI 问答`, robots: 'noindex' }),
  component: ({ data, query }) => <ResultScreen key={`${data.chatId} ${data.readonly}`} data={data} query={query} />,
  skeleton: () => (
    <div className="ai-result" aria-busy="true">
      <div className="ai-turns">
        <Skeleton height={48} width="60%" />
        <Skeleton height={320} />
      </div>
    </div>
  ),
});
