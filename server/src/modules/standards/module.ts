import { defineModule } from '../../module.ts';
import { limitTool } from './answers/limit-tool.ts';
import { standardTool } from './answers/standard-tool.ts';
import { limits } from './import/limits.kind.ts';
import { standards } from './import/standards.kind.ts';
import { endReplaced } from './import/store/publish-standards.ts';
import { notifyFollowersJob } from './jobs/notify-followers.ts';
import { standardRoutes } from './routes/standard.routes.ts';
import { openStandards } from './service/open-standards.ts';
import { indexStandards } from './store/index-standards.ts';
import { listStandardNames } from './store/standard-names.ts';

export const standardsModule = defineModule({
  name: 'standards',
  routes: [standardRoutes],
  jobs: [notifyFollowersJob],
  importers: [
    { name: 'standards', open: () => ({ kind: standards }) },
    { name: 'limits', open: () => ({ kind: limits }) },
  ],
  derivedData: [{ from: ['standard', 'standard_replaces'], kind: standards.name, refresh: endReplaced }],
  searchSources: [{ from: ['standard'], index: indexStandards }],
  names: listStandardNames,
  answerTools: [standardTool, limitTool],
  openData: openStandards,
});
