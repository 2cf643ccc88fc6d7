import type { Piece } from '../../text/rich-text.ts';
import { pieceBlocks } from './piece-blocks.ts';
import { readPieces } from './read-pieces.ts';
import { figuresOf } from './text-figures.ts';

export type EntryDraft = {
  id: string;
  title: string;
  alias: string[];
  cate: string;
  /** Product of the site's tools that it is about, where its title is not the product's name. */
  product: string | null;
  info: { k: string; v: string }[];
  blocks: Piece[];
  /** Cited in the text as [1], [2] and so on. */
  refs: string[];
};

/** Entries of the encyclopedia, with figures as of `today`. */
export const writtenEntries = (today: string): EntryDraft[] =>
  readPieces('entries').map((piece) => ({
    id: piece.id,
    title: piece.one('title'),
    alias: piece.items('alias'),
    cate: piece.one('cate'),
    product: piece.one('product') || null,
    info: piece.all('info').map((line) => {
      const [k = '', v = ''] = line.split(' | ');
      return { k, v };
    }),
    blocks: pieceBlocks(piece, figuresOf(piece.id, today)),
    refs: piece.all('ref'),
  }));

const AREAS = '主产区 | ';

/** Places that the entry of a product names as its main producers; none without an entry. */
export const mainAreasOf = (product: string): string[] =>
  readPieces('entries')
    .find((piece) => piece.one('title') === product)
    ?.all('info')
    .flatMap((line) => (line.startsWith(AREAS) ? line.slice(AREAS.length).split('、') : [])) ?? [];
