import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../memoize.ts';
import { findProjectRoot, sampleFolder } from '../../project.ts';

/** A text of `server/sample`: its file name is its id. */
export type Piece = {
  id: string;
  /** The only value of a key, '' without one. */
  one(key: string): string;
  /** All values of a key that is repeated, in order. */
  all(key: string): string[];
  /** Items of a value that names several, separated by 、. */
  items(key: string): string[];
  /** Markdown. */
  body: string;
  /** The whole file. */
  text: string;
};

/** Folders of texts. */
type PieceKind = 'articles' | 'policies' | 'entries' | 'agreements';

/** Pieces in order of their ids, read once. @throws when one has no front matter */
export const readPieces: (kind: PieceKind) => readonly Piece[] = memoize((kind) => {
  const folder = path.join(sampleFolder(findProjectRoot()), kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parsePiece(name.slice(0, -'.md'.length), readFileSync(path.join(folder, name), 'utf8')));
});

export const parsePiece = (id: string, text: string): Piece => {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (front === undefined || body === undefined) throw new Error(`示例文章 ${id} 没有“---”之间的开头`);
  const values = front.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (key === '') throw new Error(`示例文章 ${id} 的开头有一行不是“名: 值”：${line}`);
    return { key, value: value.trim() };
  });
  const all = (wanted: string) => values.filter(({ key }) => key === wanted).map(({ value }) => value);
  const one = (key: string) => all(key)[0] ?? '';
  return { id, one, all, items: (key) => one(key).split('、').filter(Boolean), body, text };
};
