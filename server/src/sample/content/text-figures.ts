import type { Block } from '../../text/rich-text.ts';
import { sampleFile } from '../sample-files.ts';

/**
 * Figures of a text as of the days from `from` on: what replaces `{{price 大白菜}}`, by the words between
 * the braces, and the tables of the lines `{{months 大白菜}}`.
 */
export type TextFigures = {
  id: string;
  from: string;
  words: Record<string, string>;
  months: Record<string, Extract<Block, { kind: 'table' }>>;
};

/** By days. */
export const textFigureFile = sampleFile<TextFigures>('texts/figures.ndjson');

export const figuresOf = (id: string, day: string): TextFigures | undefined =>
  textFigureFile.read().findLast((figures) => figures.id === id && figures.from <= day);

/** @throws Error if the file lacks a figure */
export const fillFigures = (text: string, figures: TextFigures | undefined): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_, inner: string) => {
    const words = figures?.words[inner];
    if (words === undefined)
      throw new Error(`The sample has no figure “${inner}” for ${figures?.id ?? 'a text without'}.`);
    return words;
  });
