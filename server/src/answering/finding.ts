import type { AiRef, AnswerBlock } from '@bee/contracts/resource/ai';

/** A citable source without a reference number. */
export type Evidence = Omit<AiRef, 'no' | 'used' | 'cited' | 'validity'> & Partial<Pick<AiRef, 'validity'>>;

/** A sentence generated from platform data, with its evidence. */
export type Finding = { text: string; evidence: Evidence };

/** Result of a table lookup: one paragraph per subject, and the requested data that was not found. */
export type Lookup = { findings: Finding[][]; blocks: AnswerBlock[]; missing: string[] };
