import type { ArticleDraft, PolicyDraft } from './article-draft.ts';
import { pieceBlocks } from './piece-blocks.ts';
import { fillFigures } from './piece-figures.ts';
import { type Piece, readPieces } from './read-pieces.ts';

/** Observations, explanations of policies and one-picture pieces, dated up to `today`. */
export const writtenArticles = (today: string): ArticleDraft[] => draftsOf('articles', today);

/** Policies in full, each version a piece of its own, issued up to `today`. */
export const writtenPolicies = (today: string): ArticleDraft[] => draftsOf('policies', today);

const draftsOf = (kind: 'articles' | 'policies', today: string): ArticleDraft[] =>
  readPieces(kind)
    .filter((piece) => piece.one('date') <= today)
    .map(kind === 'policies' ? policyOf : articleOf);

const articleOf = (piece: Piece): ArticleDraft => {
  const date = piece.one('date');
  const type = piece.one('type');
  return {
    id: piece.id,
    type,
    cate: piece.one('cate'),
    title: fillFigures(piece.one('title'), date),
    author: piece.one('author'),
    date,
    blocks: pieceBlocks(piece, date),
    keyPoints: piece.all('point').map((point) => fillFigures(point, date)),
    tags: piece.items('tags'),
    ...(type !== 'beedata_opinion' && { policy: explaining(piece) }),
  };
};

/** An explanation is listed with the policies though it is none. */
const explaining = (piece: Piece): PolicyDraft => ({
  docNo: null,
  orgs: [piece.one('author')],
  level: '国家',
  region: '全国',
  adcode: null,
  docType: piece.one('type') === 'policy_diagram' ? '一图' : '解读',
  effectiveAt: null,
  expiresAt: null,
  status: 'in_force',
  chain: piece.id,
  interprets: piece.items('interprets'),
});

const policyOf = (piece: Piece): ArticleDraft => ({
  id: piece.id,
  type: 'policy_repository',
  cate: piece.one('cate'),
  title: piece.one('title'),
  author: null,
  date: piece.one('date'),
  blocks: pieceBlocks(piece, piece.one('date')),
  keyPoints: piece.all('point'),
  tags: piece.items('tags'),
  policy: {
    docNo: piece.one('docNo') || null,
    orgs: [piece.one('org')],
    level: piece.one('level') as PolicyDraft['level'],
    region: piece.one('region'),
    adcode: piece.one('adcode') || null,
    docType: piece.one('cate'),
    effectiveAt: piece.one('effective') || null,
    expiresAt: piece.one('expires') || null,
    status: (piece.one('status') || 'in_force') as PolicyDraft['status'],
    chain: piece.one('chain'),
  },
});
