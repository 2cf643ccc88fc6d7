import type { AnswerTool } from '../../answering/answer-tool.ts';
import { defineModule } from '../../module.ts';
import { closeAbandonedJob } from './jobs/close-abandoned.ts';
import { aiRoutes } from './routes/ai.routes.ts';

/** @param tools how the domains answer questions from their tables */
export const assistantModule = (tools: readonly AnswerTool[]) =>
  defineModule({
    name: 'assistant',
    routes: [aiRoutes(tools)],
    jobs: [closeAbandonedJob],
  });
