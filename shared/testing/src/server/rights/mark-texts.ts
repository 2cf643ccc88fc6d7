import { sql } from 'kysely';
import type { Db } from '../../../../../server/src/db/schema.ts';
import type { Deps } from '../../../../../server/src/deps.ts';
import { describeTable } from '../../../../../server/src/modules/data-products/model/describe-table.ts';
import { storeProduct } from '../../../../../server/src/modules/data-products/store/store-product.ts';
import { arrive, contentOfBytes, showFiles } from '../../../../../server/src/modules/files/index.ts';
import { indexIssueFile } from '../../../../../server/src/modules/publishing/reference/model/index-references.ts';
import { reportSearchInput } from '../../../../../server/src/modules/publishing/report/store/report-search.ts';
import { indexDocuments, storeDocuments } from '../../../../../server/src/modules/search/index.ts';
import { saveSource } from '../../../../../server/src/modules/sources/index.ts';
import { buildArticle } from '../articles.ts';
import { buildPdf } from '../pdfs.ts';
import { buildPosting } from '../supply.ts';
import type { TestApp } from '../test-app.ts';
import { FILE_MARK, MOBILE_MARK, pageMark, REPORT_MARK, REPORT_PAGES } from './marks.ts';

type Parts = Pick<Deps, 'db' | 'files'>;

const PAGES = Array.from({ length: REPORT_PAGES }, (_, index) => index + 1);
const NOW = new Date('2026-03-03T10:00:00+08:00');
const lineOf = (page: number): string => `蓝靛果第${page}页的产量结论是${pageMark(page)}。`;

const publishPdf = async (parts: Parts, bytes: Buffer): Promise<string> => {
  const content = contentOfBytes(bytes, 'application/pdf');
  const fid = await arrive(parts, { purpose: 'report', name: '蓝靛果产业报告.pdf', content }, NOW);
  await showFiles(parts.db, [fid], NOW);
  return fid;
};

/** A report with a chapter and a table per page, indexed by its text. */
const buildReport = async (parts: Parts, bytes: Buffer) => {
  const { db } = parts;
  const fid = await publishPdf(parts, bytes);
  const toc = PAGES.map((page) => ({ id: `c${page}`, title: `第${page}章`, level: 2 }));
  const { id } = await buildArticle(db, {
    scope: 'report',
    type: 'third_part_report',
    title: '蓝靛果产业报告',
    published_at: '2026-03-03',
    content_html: PAGES.map((page) => `<h2 id="c${page}">第${page}章</h2>\n<p>${lineOf(page)}</p>`).join('\n'),
    toc: JSON.stringify(toc),
  });
  const figures = PAGES.map((page) => ({
    ...{ no: page, kind: 'table', title: `表${page}`, page, thumb: null, link: null },
    ...{ columns: ['项目', '结论'], rows: [['产量', pageMark(page)]] },
  }));
  await db
    .insertInto('report')
    .values({
      ...{ article_id: id, fid, pdf: 'ready', pages: REPORT_PAGES, key_numbers: '[]', versions: '[]' },
      outline: JSON.stringify(PAGES.map((page) => ({ title: `第${page}章`, page, level: 1 }))),
      figures: JSON.stringify(figures),
    })
    .execute();
  await db
    .insertInto('report_page')
    .values(PAGES.map((page) => ({ article_id: id, page, text: `第${page}章\n${lineOf(page)}` })))
    .execute();
  const found = await reportSearchInput(db, id);
  if (found) await db.transaction().execute((tx) => indexDocuments(tx, [found]));
  return { id, fid };
};

/** The PDF of a reference issue, indexed by its pages. */
const fillIssue = async (parts: Parts, bytes: Buffer) => {
  const { db } = parts;
  const fid = await publishPdf(parts, bytes);
  const { id, no, series_id } = await db
    .selectFrom('reference_issue')
    .select(['id', 'no', 'series_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await sql`update reference_issue set fid = ${fid}, pages = ${REPORT_PAGES} where id = ${id}`.execute(db);
  const series = { title: '蓝靛果产业参考', org: '测试机构', sample: true };
  const issue = { id, no, title: no, publishedAt: '2026-03-01' };
  const texts = PAGES.map(lineOf);
  await db
    .transaction()
    .execute((tx) => storeDocuments(tx, [indexIssueFile(series, issue, { fid, pages: REPORT_PAGES, texts })]));
  return { id, fid, series: series_id };
};

/** Marks the rows after the first eight, and the comment of reports that have such rows. */
const markMarketReports = (db: Db) =>
  sql`
  update market_report r set content_html = ${`<h2>点评</h2><p>${REPORT_MARK}</p>`}, rows = (
    select jsonb_agg(case when no > 8 then row || ${JSON.stringify({ product: REPORT_MARK, comment: REPORT_MARK })}::jsonb
      else row end order by no)
    from jsonb_array_elements(r.rows::jsonb) with ordinality e(row, no))
  where jsonb_array_length(r.rows::jsonb) > 8`.execute(db);

/** A data product for VIP members whose first rows are public. */
const buildProduct = async (parts: Parts): Promise<string> => {
  const { db } = parts;
  const rows = Array.from({ length: 40 }, (_, no) => [`第${no}行`, no < 20 ? '公开' : FILE_MARK]);
  const describer = describeTable(['名称', '内容']);
  for (const row of rows) describer.add(row);
  const table = describer.finish('全国');
  const bytes = Buffer.from([['名称', '内容'], ...rows].map((row) => row.join(',')).join('\n'));
  const content = contentOfBytes(bytes, 'text/csv; charset=utf-8');
  const fid = await arrive(parts, { purpose: 'data', name: '蓝靛果数据.csv', content }, NOW);
  const at = NOW.toISOString();
  const sourceId = await saveSource(db, { kind: 'data_product', name: '测试', publisher: null, sample: true, at });
  const product = {
    ...{ id: 'marked-data', title: '蓝靛果数据', summary: '四十行', desc: [], cateId: 'price', freq: 'M', geo: '全国' },
    ...{ price: null, access: 'vip', licence: '测试', tags: [], tables: [], rank: 0, sample: true, sourceId, at },
    release: { version: '2026.03', date: '2026-03-01', note: '首版' },
    documents: [{ docId: 'd1', title: '数据', fid, ext: 'csv', table }],
  } as const;
  await db.transaction().execute((tx) => storeProduct(tx, product as never, NOW));
  return product.id;
};

export type MarkedTexts = {
  report: { id: string; fid: string };
  issue: { id: string; fid: string; series: string };
  product: string;
  posting: string;
};

/** Marks texts, files and numbers that require a right. @param owner of the posting */
export const markTexts = async (test: TestApp, parts: Parts, owner: number): Promise<MarkedTexts> => {
  const bytes = await buildPdf(REPORT_PAGES, { traps: false });
  await markMarketReports(parts.db);
  return {
    report: await buildReport(parts, bytes),
    issue: await fillIssue(parts, bytes),
    product: await buildProduct(parts),
    posting: await buildPosting(test, owner, { mobile: MOBILE_MARK }),
  };
};
