import type { PageLink } from '@bee/platform';

/** A question with its answer as plain paragraphs, so that the page, its search and FAQPage use the same text. */
export type HelpQuestion = {
  /** Fragment id. Stable, because users bookmark it. */
  id: string;
  question: string;
  answer: string[];
  /** Search words that the text does not contain. */
  also?: string;
  links?: ({ title: string } & PageLink)[];
};

export type HelpGroup = { id: string; title: string; questions: HelpQuestion[] };
