import { paragraphsOf } from '../compare/paragraphs-of.ts';

export type DiagramSection = { title: string; items: string[] };

/** The chapters of a text, each with its paragraphs and list items. What stands before the first chapter is left out. */
export const diagramSections = (html: string): DiagramSection[] =>
  html
    .split(/(?=<h2)/)
    .filter((piece) => piece.startsWith('<h2'))
    .map((piece) => {
      const [title = '', ...items] = paragraphsOf(piece);
      return { title, items };
    });
