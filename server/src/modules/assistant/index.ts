export { answerQuestion } from './service/answer/answer-question.ts';
export { directAnswer } from './service/answer/direct-answer.ts';
export { extractiveWriter } from './service/answer/extractive-writer.ts';
