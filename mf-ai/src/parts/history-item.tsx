import type { ChatCard } from '@bee/contracts/resource/ai';
import { formatInstant } from '@bee/domain/format';
import { confirm, href, navigate, toast, useApiMutation, useForgetAnswers } from '@bee/platform';
import { Button, keepComposing, Tag } from '@bee/ui/content';
import { type FormEvent, useState } from 'react';

export function HistoryItem({ chat, isCurrent }: { chat: ChatCard; isCurrent: boolean }) {
  const [renaming, setRenaming] = useState(false);
  const { mutateAsync: save, isPending } = useApiMutation('a_i/saveHistory');
  const forget = useForgetAnswers();
  const { chat_id, title, pinned } = chat;

  const change = async (request: { action: 'pin' | 'rename' | 'delete'; title?: string; pinned?: boolean }) => {
    await save({ chat_id, ...request });
    await forget('a_i/getHistoryLists');
  };
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('title')).trim();
    if (wanted && wanted !== title) await change({ action: 'rename', title: wanted });
    setRenaming(false);
  };
  const remove = async () => {
    const sure = await confirm({ title: '删除对话', content: `删除“${title}”？删除后不能恢复。`, confirmText: '删除' });
    if (!sure) return;
    await change({ action: 'delete' });
    toast.success('对话已删除');
    if (isCurrent) navigate(href('ai'));
  };

  if (renaming)
    return (
      <li className="ai-chat">
        <form className="ai-chat-rename" onSubmit={rename} onKeyDown={keepComposing}>
          <input
            name="title"
            aria-label="对话标题"
            defaultValue={title}
            maxLength={60}
            // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed
            autoFocus
            onKeyDown={(event) => event.key === 'Escape' && setRenaming(false)}
          />
          <Button type="submit" loading={isPending}>
            保存
          </Button>
        </form>
      </li>
    );
  return (
    <li className={isCurrent ? 'ai-chat is-current' : 'ai-chat'}>
      <a href={href('ai/result', { chatId: chat_id })} aria-current={isCurrent ? 'page' : undefined}>
        <span className="ai-chat-title" title={title}>
          {title}
        </span>
        <span className="ai-chat-facts">
          {pinned ? <Tag type="honey">置顶</Tag> : null}
          <time dateTime={chat.updated_at}>{formatInstant(chat.updated_at)}</time> · {chat.count} 问
        </span>
      </a>
      <div className="ai-chat-acts">
        <button type="button" disabled={isPending} onClick={() => void change({ action: 'pin', pinned: !pinned })}>
          {pinned ? '取消置顶' : '置顶'}
        </button>
        <button type="button" onClick={() => setRenaming(true)}>
          改名
        </button>
        <button type="button" disabled={isPending} onClick={() => void remove()}>
          删除
        </button>
      </div>
    </li>
  );
}
