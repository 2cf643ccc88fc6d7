export { columns, typeTitles } from './article/column-titles.ts';
export { readTag } from './article/read-tag.ts';
export { createReadingCount } from './article/reading-count.ts';
export { indexArticle, type NewArticle, storeArticles, type TablePrefix } from './article/store-articles.ts';
export { writePdf } from './report/pdf/write-pdf.ts';
export type { ReportDocument } from './report/report-document.ts';
