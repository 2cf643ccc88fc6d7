import { blocksOfMarkdown } from '../../importer/markdown-blocks.ts';
import { yearOf } from '../days.ts';
import type { ArticleDraft, PolicyDraft } from './article-draft.ts';
import { pieceBlocks } from './piece-blocks.ts';
import { type Piece, readPieces } from './read-pieces.ts';
import { figuresOf, fillFigures } from './text-figures.ts';

/** Observations, pieces from the field, explanations of policies and one-picture pieces, dated up to `today`. */
export const writtenArticles = (today: string): ArticleDraft[] => draftsOf('articles', today);

/** Policies in full, each version a piece of its own, issued up to `today`. */
export const writtenPolicies = (today: string): ArticleDraft[] => draftsOf('policies', today);

/** The agreements that the site links from its forms and its footer. Operators put their own in their place. */
export const agreements = (): ArticleDraft[] =>
  readPieces('agreements').map((piece) => ({
    id: piece.id,
    type: 'special',
    cate: null,
    title: piece.one('title'),
    author: '农小蜂',
    date: piece.one('date'),
    blocks: blocksOfMarkdown(piece.body),
    keyPoints: [],
    tags: [],
  }));

const draftsOf = (kind: 'articles' | 'policies', today: string): ArticleDraft[] =>
  readPieces(kind)
    .map((piece) => ({ piece, date: dateOf(piece, today) }))
    .filter(({ date }) => date <= today)
    .map(({ piece, date }) => (piece.one('chain') ? policyOf(piece, date) : articleOf(piece, date)));

/** A piece that fits the same days of every year has a month and a day: the newest one counts. */
const dateOf = (piece: Piece, today: string): string => {
  const date = piece.one('date');
  if (date.length > 'MM-DD'.length) return date;
  const inYear = (year: number) => `${year}-${date}`;
  return inYear(yearOf(today)) <= today ? inYear(yearOf(today)) : inYear(yearOf(today) - 1);
};

const articleOf = (piece: Piece, date: string): ArticleDraft => {
  const figures = figuresOf(piece.id, date);
  const type = piece.one('type');
  return {
    id: piece.id,
    type,
    cate: piece.one('cate'),
    title: fillFigures(piece.one('title'), figures),
    author: piece.one('author'),
    date,
    blocks: pieceBlocks(piece, figures),
    keyPoints: piece.all('point').map((point) => fillFigures(point, figures)),
    tags: piece.items('tags'),
    ...(type.includes('policy') && { policy: explaining(piece) }),
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

const policyOf = (piece: Piece, date: string): ArticleDraft => ({
  id: piece.id,
  type: 'policy_repository',
  cate: piece.one('cate'),
  title: piece.one('title'),
  author: null,
  date,
  blocks: blocksOfMarkdown(piece.body),
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
