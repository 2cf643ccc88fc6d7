import { formatInstant } from '@bee/domain/format';
import { href, useApiQuery } from '@bee/platform';
import { QueryState, SkeletonRows } from '@bee/ui/content';
import { HistoryButton } from '../../components/history-button.tsx';
import './ask.css';
import '../../components/history-panel.css';

const SHOWN = 5;

/** The latest chats; the rest is in the drawer. */
export function RecentChats() {
  const chats = useApiQuery('a_i/getHistoryLists', { limit: SHOWN }, { staleTime: 0, raw: true });
  return (
    <section className="ai-panel bee-box ai-recent bee-stack" aria-label="最近的对话">
      <div className="ai-recent-head bee-inline">
        <h2>最近的对话</h2>
        {chats.data && chats.data.total > SHOWN ? <HistoryButton title={`全部 ${chats.data.total} 个`} /> : null}
      </div>
      <QueryState query={chats} failed="历史对话加载失败" skeleton={<SkeletonRows rows={3} height={48} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="ai-quiet-note">还没有对话。问一个问题，它会留在这里，只有您自己能看到。</p>
          ) : (
            <ul>
              {list.map(({ chat_id, title, updated_at, count }) => (
                <li key={chat_id}>
                  <a href={href('ai/result', { chatId: chat_id })}>
                    <span className="ai-chat-title bee-cut" title={title}>
                      {title}
                    </span>
                    <span className="ai-chat-facts bee-note bee-inline">
                      <time dateTime={updated_at}>{formatInstant(updated_at)}</time> · {count} 问
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
