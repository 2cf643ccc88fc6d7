import type { DataFor } from '@bee/contracts/operations';
import type { Baike, BaikeCard, Comment, CommentReply } from '@bee/contracts/resource/baike';

/** Test data. */
export const buildCard = (changes: Partial<BaikeCard> = {}): BaikeCard => ({
  id: 'b1',
  title: '番茄',
  summary: '番茄，又称西红柿，茄科植物。',
  cover: null,
  cate_id: 'vegetable',
  cate_title: '蔬菜品种',
  views: 1234,
  sample: false,
  updated_at: '2026-03-01T00:00:00.000Z',
  ...changes,
});

export const buildEntry = (changes: Partial<Baike> = {}): Baike => ({
  ...buildCard(),
  alias: ['西红柿'],
  path: [
    { id: 'goods', title: '农产品' },
    { id: 'vegetable', title: '蔬菜品种' },
  ],
  info: [{ k: '科', v: '茄科' }],
  live: null,
  herbs: [],
  mentions: [],
  content_html: '<p>番茄，又称西红柿，茄科植物。</p><h2 id="s1">产地</h2><p>山东。</p>',
  toc: [{ id: 's1', level: 2, title: '产地' }],
  refs: [],
  related: [],
  tags: [],
  comment_count: 0,
  source: { name: '测试百科', url: null, publisher: null, retrieved_at: null, sample: false },
  ...changes,
});

export const buildReply = (changes: Partial<CommentReply> = {}): CommentReply => ({
  id: '1',
  baike_id: 'b1',
  root_id: null,
  reply_to: null,
  nickname: '田园小麦',
  avatar: '',
  vip: false,
  official: false,
  kind: 'comment',
  content: '说得很清楚',
  source_url: null,
  likes: 0,
  liked: false,
  reply_count: 0,
  status: 'online',
  reject_reason: null,
  is_owner: false,
  sample: false,
  created_at: '2026-03-03T02:00:00.000Z',
  ...changes,
});

export const buildComment = (changes: Partial<Comment> = {}): Comment => ({
  ...buildReply(),
  replies: [],
  replies_next: null,
  ...changes,
});

export const buildLists = (list: Comment[] = [], changes: object = {}): DataFor<'baike/commentLists'> => ({
  list,
  total: list.length,
  page: 1,
  limit: 20,
  facets: { kind: [] },
  updated_at: null,
  focus: null,
  ...changes,
});
