import { z } from 'zod';
import { instant } from '../shapes.ts';

/** `supplement` adds a fact to the entry and names its source. */
export const commentKind = z.enum(['comment', 'supplement'], '请选择讨论或补充');
export const commentState = z.enum(['pending', 'online', 'rejected', 'deleted'], '没有这种状态');
export const commentReportReason = z.enum(['abuse', 'ad', 'false', 'banned', 'other'], '请选择举报原因');

/** A comment of a member on an entry: plain text, never markup. */
const reply = z.object({
  id: z.string(),
  baike_id: z.string(),
  /** The first comment of its thread; null for the first one itself. */
  root_id: z.string().nullable(),
  /** The comment that it replies to within the thread; null if that is the first one or deleted. */
  reply_to: z.object({ id: z.string(), nickname: z.string() }).nullable(),
  nickname: z.string(),
  /** Address of the avatar; empty without one. */
  avatar: z.string(),
  vip: z.boolean(),
  /** Written by the operator of the site. */
  official: z.boolean(),
  kind: commentKind,
  /** Empty for a deleted comment that is kept because of its replies. */
  content: z.string(),
  source_url: z.string().nullable(),
  likes: z.number().int(),
  liked: z.boolean(),
  /** Public replies. */
  reply_count: z.number().int(),
  /** `pending` and `rejected` are visible to the author only. */
  status: commentState,
  reject_reason: z.string().nullable(),
  is_owner: z.boolean(),
  sample: z.boolean(),
  created_at: instant,
});

/** The first comment of a thread, with its first replies. */
export const comment = reply.extend({
  replies: z.array(reply),
  /** Cursor for getNextComment; null when there are no more replies. */
  replies_next: z.string().nullable(),
});

export const commentReply = reply;

/** A contribution in the member's own list. */
export const ownComment = z.object({
  id: z.string(),
  baike_id: z.string(),
  baike_title: z.string(),
  root_id: z.string().nullable(),
  kind: commentKind,
  content: z.string(),
  source_url: z.string().nullable(),
  status: commentState,
  reject_reason: z.string().nullable(),
  likes: z.number().int(),
  reply_count: z.number().int(),
  created_at: instant,
});

/** Review queue of a comment: `reported` is online and has open reports. */
export const commentQueue = z.enum(['pending', 'reported', 'online', 'rejected'], '没有这种状态');

export const reviewedComment = ownComment.extend({
  status: commentQueue,
  nickname: z.string(),
  /** Masked number of the member. */
  member: z.string(),
  /** Why it was held for review; empty if it was published at once. */
  held_for: z.string(),
  /** Open reports, newest first. */
  reports: z.array(z.object({ reason: commentReportReason, detail: z.string(), created_at: instant })),
  reviewed_by: z.string(),
  reviewed_at: instant.nullable(),
});

export type Comment = z.output<typeof comment>;
export type CommentReply = z.output<typeof commentReply>;
export type OwnComment = z.output<typeof ownComment>;
export type ReviewedComment = z.output<typeof reviewedComment>;
export type CommentKind = z.output<typeof commentKind>;
export type CommentState = z.output<typeof commentState>;
export type CommentQueue = z.output<typeof commentQueue>;
export type CommentReportReason = z.output<typeof commentReportReason>;
