import { metadataFiles } from '../../importer/metadata-files.ts';
import { defineModule } from '../../module.ts';
import { articleRoutes } from './article/routes/article.routes.ts';
import { sweepPreviewsJob } from './document/jobs/sweep-previews.ts';
import { documentRoutes } from './document/routes/document.routes.ts';
import { documentTransfer } from './document/routes/document-transfer.ts';
import { news } from './import/news.kind.ts';
import { policies } from './import/policies.kind.ts';
import { references } from './import/references.kind.ts';
import { reportMetadata } from './import/report-metadata.ts';
import { reports } from './import/reports.kind.ts';
import { rankVersions } from './import/store/publish-articles.ts';
import { diagramTransfer } from './policy/routes/diagram/diagram-transfer.ts';
import { referenceRoutes } from './reference/routes/reference.routes.ts';
import { makeReportsJob } from './report/jobs/make-reports.ts';
import { reportRoutes } from './report/routes/report.routes.ts';

export const publishingModule = defineModule({
  name: 'publishing',
  routes: [articleRoutes, reportRoutes, documentRoutes, referenceRoutes],
  cacheTags: {
    'article/detail': ({ id, cmp = id }) => [`publishing:${id}`, `publishing:${cmp}`],
    'article/getReportDetail': ({ id }) => [`publishing:${id}`],
    'article/getCategoryList': ['publishing', 'standards'],
    // A new article appears here once the page is renewed by age.
    'article/getRelatedList': ['publishing:related'],
  },
  transfers: [
    { prefix: '/document', serve: documentTransfer },
    { prefix: '/article/diagram', serve: diagramTransfer },
  ],
  jobs: [sweepPreviewsJob, makeReportsJob],
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
