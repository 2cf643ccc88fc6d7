import type { AnswerTool } from '../../../answering/answer-tool.ts';
import { asksForExplanation } from '../../../answering/question-words.ts';
import { findRequestedLimits } from './limit-findings.ts';
import { findRequestedLimit, type RequestedLimit } from './store/find-limits.ts';

/** Asks about something else than the amounts. */
const NO_AMOUNT = /罚|检测|检验|降低|去除|清洗|追溯|抽检|申请/;

export const limitTool: AnswerTool<RequestedLimit> = {
  name: 'limit',
  precedence: 2,
  mode: 'standard',
  recognize: async (db, { question }) => ({ found: await findRequestedLimit(db, question) }),
  claim: (asked, { question }) => {
    const { food, substance, onLimits, kind } = asked;
    const ofFood =
      substance === null && food !== null && onLimits && !asksForExplanation(question) && !NO_AMOUNT.test(question);
    if (!ofFood && (substance === null || !(onLimits || food !== null))) return null;
    return {
      kind: 'limit',
      about: `${food ?? ''}${substance ?? kind ?? ''}的限量`,
      source: '查询食品限量',
      orTexts: true,
      lookUp: (db, { today }) => findRequestedLimits(db, asked, today),
      followUps: () => [...(substance ? [`${substance}的限量有哪些？`] : []), ...(food ? [`${food}有哪些标准？`] : [])],
    };
  },
};
