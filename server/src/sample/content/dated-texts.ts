import { eventNotes } from '../prices/event-notes.ts';
import type { ArticleDraft } from './article-draft.ts';
import { writtenArticles, writtenPolicies } from './written-articles.ts';

/** Texts that appear on their day: notes on events, observations, policies with their explanations. */
export const datedTexts = (today: string): ArticleDraft[] => [
  ...eventNotes(today),
  ...writtenArticles(today),
  ...writtenPolicies(today),
];
