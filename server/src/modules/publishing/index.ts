export { columns, typeTitles } from './article/model/column-titles.ts';
export { readTag } from './article/service/read-tag.ts';
export { createReadingCount } from './article/service/reading-count.ts';
export { indexArticle, type NewArticle, storeArticles, type TablePrefix } from './article/store/store-articles.ts';
export { writePdf } from './report/model/pdf/write-pdf.ts';
export type { ReportDocument } from './report/model/report-document.ts';
