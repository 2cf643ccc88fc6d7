import type { CommentQueue, ReviewedComment } from '@bee/contracts/resource/baike';
import { commentKinds, commentQueues, commentReportReasons } from '@bee/domain/comment';
import { formatInstant } from '@bee/domain/format';
import { KeyValueList } from '@bee/ui/content';
import { linkHref } from '../../lib/link-href.ts';
import { type DetailProps, handledText } from './review.ts';
import { decisionActions, ReviewActions } from './review-actions.tsx';
import { useListChange } from './use-list-change.ts';
import './ops.css';

const WORDS: Record<CommentDecision, string> = { approve: '通过', reject: '驳回', takedown: '撤下', keep: '保留' };
const OPEN: Record<CommentQueue, CommentDecision[]> = {
  pending: ['approve', 'reject'],
  reported: ['keep', 'takedown'],
  online: ['takedown'],
  rejected: [],
};
/** The full text, its cited source and the complaints; a rejection requires a reason for the author. */
export function CommentReviewDetail({ item, onHandled }: DetailProps<ReviewedComment>) {
  const { decide, busy } = useCommentReview(item, onHandled);
  const actions = decisionActions({
    decisions: OPEN[item.status],
    words: WORDS,
    plain: ['approve', 'keep'],
    reader: '作者',
    id: `comment-${item.id}`,
    busy,
    decide,
  });
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      <p className="member-ops-text">{item.content}</p>
      <Reports reports={item.reports} />
      {item.reject_reason ? <p className="member-ops-note">原因：{item.reject_reason}</p> : null}
      <ReviewActions actions={actions} busy={busy} />
    </div>
  );
}

const factsOf = (item: ReviewedComment) => [
  { label: '状态', value: commentQueues[item.status] },
  { label: '类型', value: item.root_id === null ? commentKinds[item.kind] : '回复' },
  { label: '条目', value: <EntryLink item={item} /> },
  { label: '作者', value: item.member ? `${item.nickname}（${item.member}）` : item.nickname },
  ...(item.held_for ? [{ label: '先审核的原因', value: item.held_for }] : []),
  ...(item.source_url ? [{ label: '来源网址', value: <SourceLink url={item.source_url} /> }] : []),
  { label: '赞与回复', value: `${item.likes} 个赞，${item.reply_count} 条回复` },
  { label: '发表时间', value: formatInstant(item.created_at) },
  { label: '审核', value: handledText(item.reviewed_by, item.reviewed_at, '还没有审核') },
];

function EntryLink({ item: { baike_id, baike_title, id } }: { item: ReviewedComment }) {
  const to = linkHref({ page: 'application/baike', params: { id: baike_id, c: id } });
  return to ? <a href={`${to}#comment-${id}`}>{baike_title}</a> : baike_title;
}

function SourceLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="nofollow noopener noreferrer">
      {url}
    </a>
  );
}

function Reports({ reports }: Pick<ReviewedComment, 'reports'>) {
  return reports.length === 0 ? null : (
    <ul className="member-ops-note" aria-label="举报">
      {reports.map(({ reason, detail, created_at }) => (
        <li key={created_at}>
          {formatInstant(created_at)}：{commentReportReasons[reason]}
          {detail ? `，${detail}` : ''}
        </li>
      ))}
    </ul>
  );
}

type CommentDecision = 'approve' | 'reject' | 'takedown' | 'keep';

const DONE: Record<CommentDecision, string> = {
  approve: '已通过，大家现在能看到',
  reject: '已驳回，作者会收到原因',
  takedown: '已撤下，作者会收到原因',
  keep: '已保留，举报记为处理完毕',
};

/** Resolves to whether it succeeded. */
const useCommentReview = ({ id }: ReviewedComment, onHandled: () => void) => {
  const { send, busy } = useListChange('ops/reviewBaikeComment', 'ops/getBaikeCommentList', onHandled);
  return { decide: (action: CommentDecision, reason = '') => send({ id, action, reason }, DONE[action]), busy };
};
