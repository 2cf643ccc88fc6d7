import type { Message, MessageKind } from '@bee/contracts/resource/message';
import { formatInstant } from '@bee/domain/format';
import { Button, Tag, type TagProps } from '@bee/ui/content';
import { linkHref } from '../../../lib/link-href.ts';
import './messages.css';

const KINDS: Record<MessageKind, { title: string; tone: NonNullable<TagProps['type']> }> = {
  price: { title: '行情预警', tone: 'honey' },
  quote: { title: '我的报价', tone: 'blue' },
  standard: { title: '标准变更', tone: 'green' },
  order: { title: '订单', tone: 'green' },
  invoice: { title: '发票', tone: 'blue' },
  comment: { title: '百科评论', tone: 'blue' },
  supply: { title: '供需私信', tone: 'green' },
  account: { title: '账号安全', tone: 'honey' },
};

type MessageItemProps = {
  message: Message;
  busy: boolean;
  onRead: () => void;
  onDelete: () => void;
};

/** Following its link also marks it as read. */
export function MessageItem({ message, busy, onRead, onDelete }: MessageItemProps) {
  const { kind, title, body, link, created_at, read_at } = message;
  const target = link && linkHref(link);
  const isNew = read_at === null;
  return (
    <li className="member-message" data-new={isNew || undefined}>
      <div className="member-message-text">
        <h2>
          {isNew ? <span className="member-message-dot" role="img" aria-label="未读" /> : null}
          {target ? (
            <a href={target} onClick={isNew ? onRead : undefined}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p>{body}</p>
        <p className="bee-meta">
          <Tag type={KINDS[kind].tone}>{KINDS[kind].title}</Tag>
          <time dateTime={created_at}>{formatInstant(created_at)}</time>
        </p>
      </div>
      <div className="member-message-acts">
        {isNew ? (
          <Button kind="text" disabled={busy} onClick={onRead} aria-label={`标为已读：${title}`}>
            标为已读
          </Button>
        ) : null}
        <Button kind="text" disabled={busy} onClick={onDelete} aria-label={`删除：${title}`}>
          删除
        </Button>
      </div>
    </li>
  );
}
