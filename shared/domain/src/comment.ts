import type { CommentKind, CommentQueue, CommentReportReason, CommentState } from '@bee/contracts/entity/comment';

export const commentKinds: Record<CommentKind, string> = { comment: '讨论', supplement: '补充' };

export const commentStates: Record<CommentState, string> = {
  pending: '审核中',
  online: '已显示',
  rejected: '未通过',
  deleted: '已删除',
};

export const commentQueues: Record<CommentQueue, string> = {
  pending: '待审核',
  reported: '被举报',
  online: '已显示',
  rejected: '未通过',
};

export const commentReportReasons: Record<CommentReportReason, string> = {
  abuse: '辱骂或人身攻击',
  ad: '广告或引流',
  false: '内容不实',
  banned: '违法违规',
  other: '其他',
};

/** Lengths in Unicode characters. */
export const commentLimits = { least: 2, most: 500, secondsApart: 30 };

export const commentLength = (text: string): number => [...text.trim()].length;

/** Validation message for the text of a comment; undefined if it is valid. */
export const commentProblem = (text: string): string | undefined => {
  const { least, most } = commentLimits;
  const length = commentLength(text);
  if (length < least) return `内容至少 ${least} 个字`;
  if (length > most) return `内容最多 ${most} 个字，现在有 ${length} 个字，请删去一些`;
  return undefined;
};

/** Validation message for the source URL of a supplement; undefined if it is valid. */
export const sourceUrlProblem = (text: string): string | undefined => {
  const url = text.trim();
  if (url === '') return '来源网址：补充须写明出处，请填写网址';
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).hostname.includes('.');
  return isWeb ? undefined : '来源网址：请填写以 http:// 或 https:// 开头的网址';
};

/** Message for the author of a comment that is now in this state. */
export const commentSaid = (state: CommentState): string =>
  state === 'pending' ? '已提交，审核通过后大家才能看到' : '已发表';
