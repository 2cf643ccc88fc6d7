export { answerQuestion } from './service/answer/answer-question.ts';
export { extractiveWriter } from './service/answer/extractive-writer.ts';
