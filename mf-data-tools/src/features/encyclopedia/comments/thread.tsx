import type { Comment, CommentReply } from '@bee/contracts/resource/baike';
import { Button } from '@bee/ui/content';
import { CommentItem } from './comment-item.tsx';
import type { ThreadActs } from './use-threads.ts';
import '../encyclopedia.css';

type ThreadProps = { thread: Comment; acts: ThreadActs; lastVisit: string | null; wanted?: string };

/** A comment with its replies, the first of which are preloaded. */
export function Thread({ thread, acts, lastVisit, wanted }: ThreadProps) {
  const isNew = ({ created_at, is_owner }: CommentReply) => lastVisit !== null && !is_owner && created_at > lastVisit;
  const { replies, replies_next, reply_count } = thread;
  const hidden = reply_count - replies.filter(({ status }) => status === 'online').length;
  return (
    <CommentItem comment={thread} acts={acts} isNew={isNew(thread)} isWanted={thread.id === wanted}>
      {replies.length > 0 ? (
        <ul className="tools-comment-replies">
          {replies.map((reply) => (
            <CommentItem
              key={reply.id}
              comment={reply}
              acts={acts}
              isNew={isNew(reply)}
              isWanted={reply.id === wanted}
            />
          ))}
        </ul>
      ) : null}
      {replies_next === null ? null : (
        <Button
          kind="text"
          className="bee-no-print"
          loading={acts.busy === `replies-${thread.id}`}
          onClick={() => void acts.showReplies(thread)}
        >
          {hidden > 0 ? `查看其余 ${hidden} 条回复` : '查看更多回复'}
        </Button>
      )}
    </CommentItem>
  );
}
