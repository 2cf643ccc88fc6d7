import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { Finding } from './answer-part.ts';

/** What tables say to a question: a paragraph per thing asked about, and what was looked for and is not there. */
export type Lookup = { findings: Finding[][]; blocks: AnswerBlock[]; missing: string[] };
