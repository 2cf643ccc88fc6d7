import type { AnswerTool } from '../../../answering/answer-tool.ts';
import { findRequestedLimits } from './limit-findings.ts';
import { findRequestedLimit, type RequestedLimit } from './store/find-limits.ts';

export const limitTool: AnswerTool<RequestedLimit> = {
  name: 'limit',
  precedence: 2,
  mode: 'standard',
  recognize: async (db, { question }) => ({ found: await findRequestedLimit(db, question) }),
  claim: ({ food, substance, onLimits }) =>
    substance !== null && (onLimits || food !== null)
      ? {
          kind: 'limit',
          about: `${food ?? ''}${substance}的限量`,
          source: '查询食品限量',
          orTexts: true,
          lookUp: (db, { today }) => findRequestedLimits(db, { food, substance }, today),
          followUps: () => (food ? [`${substance}的限量有哪些？`, `${food}有哪些标准？`] : []),
        }
      : null,
};
