import type { DataFor } from '@bee/contracts/operations';
import type { ChatCard } from '@bee/contracts/resource/ai';
import { daysBetween, shanghaiDay } from '@bee/domain/calendar-day';
import { groupBy } from '@bee/domain/group-by';
import { useApiQuery } from '@bee/platform';
import { Button, Icon, QueryState, SkeletonRows } from '@bee/ui/content';
import { useDeferredValue, useState } from 'react';
import { HistoryItem } from './history-item.tsx';
import './history-panel.css';

const PAGE = 30;
const MAX_CHATS = 500;

/** The user's chats by day: search, rename, pin, delete. */
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
    <div className="bee-stack">
      <label className="ai-history-search bee-inline">
        <Icon name="search" size={16} />
        <span className="bee-quiet">搜索历史对话</span>
        <input
          type="search"
          placeholder="搜索标题、问题和回答"
          value={keyword}
          maxLength={100}
          onChange={(event) => {
            setKeyword(event.target.value);
            setShown(PAGE);
          }}
        />
      </label>
      <div className="ai-history-list" aria-busy={chats.isPlaceholderData || undefined}>
        <QueryState query={chats} failed="历史对话加载失败" skeleton={<SkeletonRows rows={6} height={48} />}>
          {list}
        </QueryState>
      </div>
    </div>
  );

  function list({ list: found, total }: DataFor<'a_i/getHistoryLists'>) {
    if (found.length === 0)
      return (
        <p className="ai-quiet-note">
          {wanted ? `没有找到与“${wanted}”有关的对话，换个词试试。` : '还没有对话。问一个问题，它会留在这里。'}
        </p>
      );
    return (
      <>
        {groupChats(found, new Date()).map(({ title, chats: group }) => (
          <section key={title} className="ai-history-group">
            <h3>{title}</h3>
            <ul aria-label={title}>
              {group.map((chat) => (
                <HistoryItem key={chat.chat_id} chat={chat} isCurrent={chat.chat_id === current} />
              ))}
            </ul>
          </section>
        ))}
        {total > found.length ? more(total, found.length) : null}
      </>
    );
  }

  function more(total: number, listed: number) {
    if (listed >= MAX_CHATS) return <p className="ai-quiet-note">更早的对话请用搜索查找。</p>;
    return (
      <Button kind="text" loading={chats.isPlaceholderData} onClick={() => setShown(Math.min(MAX_CHATS, shown + PAGE))}>
        加载更多（已显示 {listed} / {total}）
      </Button>
    );
  }
}

type ChatGroup = { title: string; chats: ChatCard[] };

const WEEK = 7;

/** Chats under 置顶, 今天, 昨天, 近 7 天 and 更早, in the order that they come in; groups without chats are left out. */
export const groupChats = (chats: readonly ChatCard[], now: Date): ChatGroup[] => {
  const today = shanghaiDay(now);
  const groups = groupBy(chats, ({ pinned, updated_at }) =>
    pinned ? '置顶' : titleOf(daysBetween(shanghaiDay(new Date(updated_at)), today)),
  );
  return [...groups].map(([title, list]) => ({ title, chats: list }));
};

const titleOf = (daysAgo: number): string => {
  if (daysAgo <= 0) return '今天';
  if (daysAgo === 1) return '昨天';
  return daysAgo < WEEK ? '近 7 天' : '更早';
};
