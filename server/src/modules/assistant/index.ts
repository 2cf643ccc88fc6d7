export { answerQuestion } from './answer/answer-question.ts';
export { extractiveWriter } from './answer/extractive-writer.ts';
