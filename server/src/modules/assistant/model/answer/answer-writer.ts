import type { Gathered } from '../../service/answer/gather.ts';
import type { AnswerPart } from './answer-part.ts';
import type { Numbering } from './number-references.ts';

export type Turn = { question: string; text: string };

/** Input of a writer. */
export type Brief = { question: string; gathered: Gathered; numbering: Numbering; earlier: Turn[] };

/** A piece of Markdown, or a progress step. */
type Written = string | Extract<AnswerPart, { type: 'step' }>;

/**
 * Yields Markdown piece by piece; [[n]] cites the reference with that number. Ends early when the signal is aborted.
 */
export type WriteAnswer = (brief: Brief, signal: AbortSignal) => AsyncIterable<Written>;
