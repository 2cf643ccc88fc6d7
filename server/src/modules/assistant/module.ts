import { defineModule } from '../../module.ts';
import { aiRoutes } from './ai.routes.ts';
import { startAbandonedAnswersJob } from './close-abandoned.ts';

export const assistantModule = defineModule({
  name: 'assistant',
  routes: [aiRoutes],
  jobs: [{ name: '中断的回答', start: startAbandonedAnswersJob }],
});
