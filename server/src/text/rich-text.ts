import type { Heading } from '../db/schema/article.ts';

/** A block of an article. All text is plain: external content is stored as markup only after cleaning. */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] };

/** Input for storing an article: a block, or HTML that `cleanHtml` has sanitized together with its text. */
export type Piece = Block | { kind: 'markup'; html: string; text: string };

export type RichText = { html: string; toc: Heading[]; words: number; summary: string };

/** Safe HTML with heading ids, the table of contents, the number of characters and the summary. */
export const composeText = (blocks: readonly Piece[]): RichText => {
  const toc: Heading[] = [];
  const html = blocks
    .map((block) => {
      if (block.kind !== 'heading') return markupOf(block);
      const id = `s${toc.length + 1}`;
      toc.push({ id, level: block.level, title: block.text });
      return `<h${block.level} id="${id}">${escapeHtml(block.text)}</h${block.level}>`;
    })
    .join('\n');
  const text = blocks.map(textOf).join('\n');
  const running = blocks.filter(({ kind }) => RUNNING.includes(kind)).map(textOf);
  return { html, toc, words: text.replace(/\s/g, '').length, summary: summaryOf(running.join(' ') || text) };
};

const RUNNING: Piece['kind'][] = ['paragraph', 'list', 'markup'];

export const heading = (text: string, level: 2 | 3 | 4 = 2): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (items: string[], ordered = false): Block => ({ kind: 'list', ordered, items });

/** Start of the text, cut at the end of a sentence where possible. */
const summaryOf = (text: string, limit = 120): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit);
  const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('；'), cut.lastIndexOf('！'));
  return end > limit / 2 ? cut.slice(0, end + 1) : `${cut.slice(0, limit - 1)}…`;
};

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/** The entities that `escapeHtml` and clean HTML use. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(lt|gt|quot|nbsp|amp|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&', '#39': "'" };

const markupOf = (block: Exclude<Piece, { kind: 'heading' }>): string => {
  switch (block.kind) {
    case 'markup':
      return block.html;
    case 'paragraph':
      return `<p>${escapeHtml(block.text).replace(/\n/g, '<br>')}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return [
        `<table><caption>${escapeHtml(block.caption)}</caption>`,
        `<thead><tr>${block.columns.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead>`,
        `<tbody>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
      ].join('');
  }
};

const textOf = (block: Piece): string => {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'table') return [block.caption, block.columns, ...block.rows].flat().join(' ');
  return block.text;
};

/** Blocks for the search index: headings are marked, everything else is text. */
export const blocksOf = (blocks: readonly Piece[]): { heading: boolean; text: string }[] =>
  blocks
    .map((block) => ({ heading: block.kind === 'heading', text: textOf(block).trim() }))
    .filter(({ text }) => text !== '');
