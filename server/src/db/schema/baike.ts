import type { CommentKind, CommentReportReason, CommentState } from '@bee/contracts/entity/comment';
import type { Generated } from 'kysely';
import type { Heading } from './article.ts';
import type { Defaulted, Instant, Json, NullableInstant } from './columns.ts';

export type BaikeCategoryTable = { id: string; pid: Defaulted<string | null>; title: string; rank: number };

export type BaikeTable = {
  id: string;
  natural_key: string;
  title: string;
  alias: Generated<string[]>;
  cate_id: string;
  summary: string;
  cover: string | null;
  info: Json<{ k: string; v: string }[]>;
  content_html: string;
  toc: Json<Heading[]>;
  refs: Json<{ no: number; text: string; url: string | null }[]>;
  views: Generated<number>;
  /** A to Z by the pinyin of the title; # if it does not start with a letter. */
  letter: Generated<string>;
  product: Defaulted<string | null>;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};

export type BaikeCommentTable = {
  id: Generated<number>;
  baike_id: string;
  root_id: Defaulted<number | null>;
  reply_to: Defaulted<number | null>;
  uid: number;
  form_token: Defaulted<string | null>;
  kind: CommentKind;
  content: string;
  source_url: Defaulted<string | null>;
  status: CommentState;
  held_for: Defaulted<string>;
  reason: Defaulted<string>;
  likes: Defaulted<number>;
  reply_count: Defaulted<number>;
  sample: Defaulted<boolean>;
  reviewed_by: Defaulted<number | null>;
  reviewed_at: NullableInstant;
  created_at: Instant;
};

export type BaikeCommentLikeTable = { comment_id: number; uid: number };

export type BaikeCommentReportTable = {
  id: Generated<number>;
  comment_id: number;
  uid: number;
  reason: CommentReportReason;
  detail: Defaulted<string>;
  status: Defaulted<'new' | 'done'>;
  created_at: Instant;
};
