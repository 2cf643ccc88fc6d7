import type { Comment, CommentReply, CommentReportReason } from '@bee/contracts/resource/baike';
import { commentKinds, commentReportReasons, commentStates } from '@bee/domain/comment';
import { formatInstant } from '@bee/domain/format';
import { useApi } from '@bee/platform';
import { Avatar, Button, classNames, SampleBadge, Tag, VipBadge } from '@bee/ui/content';
import { type ReactNode, useState } from 'react';
import { ReportButton } from '../../../components/report-button.tsx';
import { commentHref } from '../encyclopedia-query.ts';
import { CommentForm } from './comment-form.tsx';
import type { ThreadActs } from './use-threads.ts';
import '../encyclopedia.css';

export type CommentItemProps = {
  comment: CommentReply;
  acts: ThreadActs;
  /** Posted after the user's last visit. */
  isNew: boolean;
  /** The target of a link. */
  isWanted: boolean;
  /** The replies. */
  children?: ReactNode;
};

export function CommentItem({ comment, acts, isNew, isWanted, children }: CommentItemProps) {
  const { id, status, content, source_url, reply_to, reject_reason } = comment;
  const [replying, setReplying] = useState(false);
  const written = (reply: Comment) => {
    setReplying(false);
    acts.written(reply);
  };
  return (
    <li id={`comment-${id}`} className={classNames('tools-comment', isWanted && 'is-wanted')}>
      {status === 'deleted' ? (
        <p className="tools-comment-gone bee-small">该评论已删除</p>
      ) : (
        <>
          <Head comment={comment} isNew={isNew} />
          <p className="tools-comment-text">
            {reply_to ? (
              <a href={commentHref(comment.baike_id, reply_to.id)} className="tools-comment-to">
                回复 {reply_to.nickname}：
              </a>
            ) : null}
            {content}
          </p>
          {source_url ? (
            <p className="tools-comment-source bee-small">
              来源：
              <a href={source_url} target="_blank" rel="nofollow ugc noopener noreferrer">
                {source_url}
              </a>
            </p>
          ) : null}
          {reject_reason ? <p className="tools-comment-reason bee-small">原因：{reject_reason}</p> : null}
          <Acts comment={comment} acts={acts} replying={replying} onReply={() => setReplying(!replying)} />
        </>
      )}
      {replying ? (
        <CommentForm
          entry={comment.baike_id}
          answered={comment}
          onWritten={written}
          onCancel={() => setReplying(false)}
        />
      ) : null}
      {children}
    </li>
  );
}

function Head({ comment, isNew }: { comment: CommentReply; isNew: boolean }) {
  const { id, baike_id, nickname, avatar, vip, official, kind, status, created_at, sample } = comment;
  return (
    <div className="tools-comment-head bee-wrap">
      <Avatar name={nickname} size={28} {...(avatar && { src: avatar })} />
      <strong>{nickname}</strong>
      {vip ? <VipBadge active /> : null}
      {official ? <Tag type="green">官方</Tag> : null}
      {kind === 'supplement' ? <Tag type="blue">{commentKinds.supplement}</Tag> : null}
      {status === 'online' ? null : <Tag type={status === 'pending' ? 'honey' : 'red'}>{commentStates[status]}</Tag>}
      {isNew ? <Tag type="honey">新</Tag> : null}
      <a className="bee-note" href={commentHref(baike_id, id)} title="这条评论的链接">
        <time dateTime={created_at}>{formatInstant(created_at)}</time>
      </a>
      <SampleBadge sample={sample} />
    </div>
  );
}

type ActsProps = { comment: CommentReply; acts: ThreadActs; replying: boolean; onReply(): void };

/** Accessible names include the author, because the buttons repeat per comment. */
function Acts({ comment, acts, replying, onReply }: ActsProps) {
  const { id, nickname, likes, liked, status, is_owner } = comment;
  const like = `${liked ? '已赞' : '赞'}${likes > 0 ? ` ${likes}` : ''}`;
  return (
    <div className="tools-comment-acts bee-wrap bee-no-print">
      {status === 'online' ? (
        <>
          <Button
            kind="text"
            aria-pressed={liked}
            aria-label={`${like}，${nickname}的评论`}
            disabled={acts.busy === `like-${id}`}
            onClick={() => acts.like(comment)}
          >
            {like}
          </Button>
          <Button kind="text" aria-expanded={replying} aria-label={`回复 ${nickname}`} onClick={onReply}>
            回复
          </Button>
        </>
      ) : null}
      {is_owner ? (
        <Button
          kind="text"
          aria-label="删除我的这条评论"
          disabled={acts.busy === `remove-${id}`}
          onClick={() => void acts.remove(comment)}
        >
          删除
        </Button>
      ) : (
        <Report id={id} nickname={nickname} />
      )}
    </div>
  );
}

function Report({ id, nickname }: { id: string; nickname: string }) {
  const api = useApi();
  const send = async (reason: string, detail: string) => {
    await api('baike/reportComment', { id, reason: reason as CommentReportReason, detail });
    return '已收到举报，我们会尽快核实';
  };
  return (
    <ReportButton
      button={{ kind: 'text', 'aria-label': `举报 ${nickname} 的评论` }}
      title="举报这条评论"
      reasons={commentReportReasons}
      placeholder="例如：数字与来源不符"
      maxLength={200}
      send={send}
    />
  );
}
