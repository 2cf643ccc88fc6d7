import { metadataFiles } from '../../importer/metadata-files.ts';
import { defineModule } from '../../module.ts';
import { articleRoutes } from './article/article.routes.ts';
import { documentRoutes } from './document/document.routes.ts';
import { documentTransfer } from './document/document-transfer.ts';
import { startPreviewSweepJob } from './document/sweep-previews.ts';
import { news } from './import/news.kind.ts';
import { policies } from './import/policies.kind.ts';
import { rankVersions } from './import/publish-articles.ts';
import { references } from './import/references.kind.ts';
import { reportMetadata } from './import/report-metadata.ts';
import { reports } from './import/reports.kind.ts';
import { diagramTransfer } from './policy/diagram/diagram-transfer.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { reportRoutes } from './report/report.routes.ts';
import { startReportJob } from './report/start-report-job.ts';

export const publishingModule = defineModule({
  name: 'publishing',
  routes: [articleRoutes, reportRoutes, documentRoutes, referenceRoutes],
  transfers: [
    { prefix: '/document', serve: documentTransfer },
    { prefix: '/article/diagram', serve: diagramTransfer },
  ],
  jobs: [
    { name: '文档片段清理', start: startPreviewSweepJob },
    { name: '报告制作', start: startReportJob, whenListening: true },
  ],
  importers: [
    { name: 'policies', open: () => ({ kind: policies }) },
    { name: 'news', open: () => ({ kind: news }) },
    { name: 'references', storesFiles: true, open: () => ({ kind: references }) },
    {
      name: 'reports',
      storesFiles: true,
      open: async ({ files }) => ({ kind: reports, files: await metadataFiles(files, reportMetadata) }),
    },
  ],
  derivedData: [{ from: ['policy'], refresh: (db) => rankVersions(db, null) }],
});
