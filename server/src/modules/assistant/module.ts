import type { AnswerTool } from '../../answering/answer-tool.ts';
import { defineModule } from '../../module.ts';
import { aiRoutes } from './ai.routes.ts';
import { startAbandonedAnswersJob } from './close-abandoned.ts';

/** @param tools how the domains answer questions from their tables */
export const assistantModule = (tools: readonly AnswerTool[]) =>
  defineModule({
    name: 'assistant',
    routes: [aiRoutes(tools)],
    jobs: [{ name: '中断的回答', start: startAbandonedAnswersJob }],
  });
