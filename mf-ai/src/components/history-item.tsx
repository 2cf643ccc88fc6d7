import type { ChatCard } from '@bee/contracts/resource/ai';
import { formatInstant } from '@bee/domain/format';
import { confirm, href, navigate, toast, useApiMutation, useDraft, useInvalidate } from '@bee/platform';
import { Button, isComposing } from '@bee/ui/content';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import './history-panel.css';

export function HistoryItem({ chat, isCurrent }: { chat: ChatCard; isCurrent: boolean }) {
  const [renaming, setRenaming] = useState(false);
  const { mutateAsync: save, isPending } = useApiMutation('a_i/saveHistory');
  const forget = useInvalidate();
  const { chat_id, title, pinned } = chat;

  const change = async (request: {
    action: 'pin' | 'rename' | 'delete';
    title?: string;
    pinned?: boolean;
  }): Promise<boolean> => {
    try {
      await save({ chat_id, ...request });
      return true;
    } catch {
      return false; // the caller shows the error; another tab may have deleted the chat
    } finally {
      await forget('a_i/getHistoryLists');
    }
  };
  const rename = async (wanted: string) => {
    if (wanted && wanted !== title && !(await change({ action: 'rename', title: wanted }))) return false;
    setRenaming(false);
    return true;
  };
  const remove = async () => {
    const sure = await confirm({
      title: '删除对话',
      content: `删除“${title}”？其中的问题、回答和分享链接一并删除，不能恢复。`,
      confirmText: '删除',
    });
    if (!sure) return;
    if (!(await change({ action: 'delete' }))) return;
    toast.success('对话已删除');
    if (isCurrent) navigate(href('ai'));
  };

  if (renaming)
    return (
      <li className="ai-chat">
        <RenameForm chat={chat} busy={isPending} onRename={rename} onClose={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className={isCurrent ? 'ai-chat is-current' : 'ai-chat'}>
      <a href={href('ai/result', { chatId: chat_id })} aria-current={isCurrent ? 'page' : undefined}>
        <span className="ai-chat-title bee-cut" title={title}>
          {title}
        </span>
        <span className="ai-chat-facts bee-note bee-inline">
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

type RenameFormProps = { chat: ChatCard; busy: boolean; onRename(title: string): Promise<boolean>; onClose(): void };

function RenameForm({ chat: { chat_id, title }, busy, onRename, onClose }: RenameFormProps) {
  const [typed, setTyped, forget] = useDraft(`ai-title:${chat_id}`, title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onRename(typed.trim()).then((renamed) => renamed && forget());
  };
  /** The key must not close the surrounding drawer. */
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    forget();
    onClose();
  };
  return (
    <form className="ai-chat-rename" onSubmit={submit}>
      <input
        aria-label="对话标题"
        value={typed}
        maxLength={60}
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={leaveOnEscape}
      />
      <Button type="submit" loading={busy}>
        保存
      </Button>
    </form>
  );
}
