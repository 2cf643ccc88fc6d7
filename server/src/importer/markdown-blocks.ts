import type { Block } from '../text/rich-text.ts';

/**
 * Parses headings (#, 第…章), list items and paragraphs of Markdown or plain text; the content is never treated as
 * markup.
 */
export const blocksOfMarkdown = (text: string): Block[] => {
  const blocks: Block[] = [];
  for (const line of clean(text).split('\n')) {
    const content = line.trim();
    if (content === '') continue;
    const marked = /^(#{1,6})\s+(.*)$/.exec(content);
    if (marked) {
      blocks.push({ kind: 'heading', level: levelOf(marked[1]?.length ?? 2), text: oneSpace(marked[2] ?? '') });
    } else if (/^第[一二三四五六七八九十百零〇\d]+[章编篇]\s*\S{0,30}$/.test(content)) {
      blocks.push({ kind: 'heading', level: 2, text: oneSpace(content) });
    } else if (/^[-*]\s+/.test(content)) {
      addItem(blocks, content.replace(/^[-*]\s+/, ''));
    } else {
      blocks.push({ kind: 'paragraph', text: content });
    }
  }
  return blocks;
};

const levelOf = (marks: number): 2 | 3 | 4 => (marks <= 2 ? 2 : marks === 3 ? 3 : 4);

const addItem = (blocks: Block[], item: string): void => {
  const last = blocks.at(-1);
  if (last?.kind === 'list') last.items.push(item);
  else blocks.push({ kind: 'list', ordered: false, items: [item] });
};

/** Removes zero-width characters and normalizes line ends. */
const clean = (text: string): string => text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').replace(/\r\n?/g, '\n');

/** 第一章　总　则 → 第一章 总则 */
const oneSpace = (title: string): string =>
  title
    .replace(/[\s\u3000]+/g, ' ')
    .replace(/(?<=[\u4e00-\u9fa5]) (?=[\u4e00-\u9fa5]$)/, '')
    .trim();
