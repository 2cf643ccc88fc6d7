import { paragraphsOf } from '../compare/paragraphs-of.ts';

export type DiagramSection = { title: string; items: string[] };

/** Chapters of a text with their paragraphs and list items. Content before the first chapter is dropped. */
export const diagramSections = (html: string): DiagramSection[] =>
  html
    .split(/(?=<h2)/)
    .filter((piece) => piece.startsWith('<h2'))
    .map((piece) => {
      const [title = '', ...items] = paragraphsOf(piece);
      return { title, items };
    });
