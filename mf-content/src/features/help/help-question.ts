/** A question with its answer as plain paragraphs, so that the page, the search in it and FAQPage read the same text. */
export type HelpQuestion = {
  /** Anchor: stands in addresses that people keep. */
  id: string;
  question: string;
  answer: string[];
  /** Words that people type and the text does not have. */
  also?: string;
  links?: { title: string; page: string; params?: Record<string, string> }[];
};

export type HelpGroup = { id: string; title: string; questions: HelpQuestion[] };
