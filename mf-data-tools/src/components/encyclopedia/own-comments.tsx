import type { OwnComment } from '@bee/contracts/resource/baike';
import { commentKinds, commentStates } from '@bee/domain/comment';
import { formatInstant } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Button, Card, Tag } from '@bee/ui/content';
import './own-contributions.css';

type OwnCommentsProps = {
  list: readonly OwnComment[];
  chosen: ReadonlySet<string>;
  busy: boolean;
  onMark(id: string, on: boolean): void;
  onRemove(comment: OwnComment): void;
};

/** The member's comments, grouped by entry. */
export function OwnComments({ list, ...rest }: OwnCommentsProps) {
  return byEntry(list).map(({ id, title, comments }) => (
    <Card key={id} className="tools-own-entry">
      <h2>
        <a href={href('application/baike', { id })}>{title}</a>
      </h2>
      <ul>
        {comments.map((comment) => (
          <OwnItem key={comment.id} comment={comment} {...rest} />
        ))}
      </ul>
    </Card>
  ));
}

const TONES = { pending: 'honey', online: 'green', rejected: 'red', deleted: 'grey' } as const;

function OwnItem({
  comment,
  chosen,
  busy,
  onMark,
  onRemove,
}: Omit<OwnCommentsProps, 'list'> & { comment: OwnComment }) {
  const { id, baike_id, baike_title, kind, content, source_url, status, reject_reason, root_id } = comment;
  const name = `“${baike_title}”的${root_id === null ? commentKinds[kind] : '回复'}：${content.slice(0, 20)}`;
  return (
    <li>
      <input
        type="checkbox"
        aria-label={`选择${name}`}
        checked={chosen.has(id)}
        onChange={({ currentTarget: { checked } }) => onMark(id, checked)}
      />
      <div>
        <p className="tools-own-text">{content}</p>
        {source_url ? <p className="tools-own-source bee-small">来源：{source_url}</p> : null}
        {reject_reason ? <p className="tools-own-reason bee-small">未通过原因：{reject_reason}</p> : null}
        <p className="bee-meta">
          <Tag type={kind === 'supplement' ? 'blue' : 'grey'}>{root_id === null ? commentKinds[kind] : '回复'}</Tag>
          <Tag type={TONES[status]}>{commentStates[status]}</Tag>
          <time dateTime={comment.created_at}>{formatInstant(comment.created_at)}</time>
          <span>{comment.likes} 个赞</span>
          <span>{comment.reply_count} 条回复</span>
          <a href={`${href('application/baike', { id: baike_id, c: id })}#comment-${id}`}>在条目中查看</a>
        </p>
      </div>
      <Button kind="text" disabled={busy} aria-label={`删除${name}`} onClick={() => onRemove(comment)}>
        删除
      </Button>
    </li>
  );
}

/** Groups consecutive comments of an entry; the server sorts them by entry. */
const byEntry = (list: readonly OwnComment[]) => {
  const entries: { id: string; title: string; comments: OwnComment[] }[] = [];
  for (const comment of list) {
    const last = entries.at(-1);
    if (last?.id === comment.baike_id) last.comments.push(comment);
    else entries.push({ id: comment.baike_id, title: comment.baike_title, comments: [comment] });
  }
  return entries;
};
