import { href, useApiQuery } from '@bee/platform';
import { Button, ErrorState, Icon, LinkButton, SkeletonRows } from '@bee/ui/content';
import { useDeferredValue, useState } from 'react';
import { HistoryItem } from './history-item.tsx';

const PAGE = 20;
const MOST = 100;

/** This person's chats: found by a word, renamed, pinned, deleted. */
export function HistoryPanel({ current }: { current?: string }) {
  const [keyword, setKeyword] = useState('');
  const [shown, setShown] = useState(PAGE);
  const wanted = useDeferredValue(keyword.trim());
  const chats = useApiQuery(
    'a_i/getHistoryLists',
    { ...(wanted && { keyword: wanted }), limit: shown },
    { keepPrevious: true, staleTime: 0, raw: true },
  );
  return (
    <section className="ai-history" aria-label="历史对话">
      <div className="ai-history-head">
        <h2>历史对话</h2>
        {current ? (
          <LinkButton href={href('ai')} icon={<Icon name="feedback" size={16} />}>
            新对话
          </LinkButton>
        ) : null}
      </div>
      <label className="ai-history-search">
        <Icon name="search" size={16} />
        <span className="bee-quiet">搜索历史对话</span>
        <input
          type="search"
          placeholder="搜索历史对话"
          value={keyword}
          maxLength={100}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </label>
      <div className="ai-history-list">{list()}</div>
    </section>
  );

  function list() {
    if (chats.isPending) return <SkeletonRows rows={4} height={52} />;
    if (chats.isError) return <ErrorState title="历史对话加载失败" onRetry={() => void chats.refetch()} />;
    const { list: found, total } = chats.data;
    if (found.length === 0)
      return (
        <p className="ai-quiet-note">
          {wanted ? `没有找到与“${wanted}”有关的对话，换个词试试。` : '还没有对话。问一个问题，它会留在这里。'}
        </p>
      );
    return (
      <>
        <ul>
          {found.map((chat) => (
            <HistoryItem key={chat.chat_id} chat={chat} isCurrent={chat.chat_id === current} />
          ))}
        </ul>
        {total > found.length && shown < MOST ? (
          <Button kind="text" onClick={() => setShown(Math.min(MOST, shown + PAGE))}>
            加载更多
          </Button>
        ) : null}
      </>
    );
  }
}
