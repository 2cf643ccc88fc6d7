import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { Finding } from './answer-part.ts';

/** Result of a table lookup: one paragraph per subject, and the requested data that was not found. */
export type Lookup = { findings: Finding[][]; blocks: AnswerBlock[]; missing: string[] };
