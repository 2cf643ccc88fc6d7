import { reportTypes } from '@bee/contracts/entity/article';
import type { Figure, KeyNumber } from '../../../db/schema/report.ts';
import { contentId } from '../../../importer/content-id.ts';
import { dayOf, type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { figuresOf, keyNumbersOf, keyPointsOf } from './report-numbers.ts';
import { missingText, type ReportPdf, readReportPdf } from './report-pdf.ts';
import { publishReports } from './store/publish-reports.ts';
import { REPORT_STAGES, stageReports } from './store/stage-reports.ts';

/** A report as parsed from its row. */
export type ReportImport = {
  id: string;
  naturalKey: string;
  fileName: string;
  title: string;
  type: string;
  date: string | null;
  org: string | null;
  researchers: string[];
  cate: string | null;
  series: { id: string; title: string } | null;
  issueNo: string | null;
  summary: string;
  keyPoints: string[];
  keyNumbers: KeyNumber[];
  figures: Figure[];
  url: string | null;
  /** Set once the file has been read. */
  pdf: ReportPdf | null;
};

/**
 * Reports: one row each, with the PDFs in the folder of the imported file. The natural key is the id; without an id,
 * title and date.
 */
export const reports: ImportKind<ReportImport> = {
  name: 'report',
  sourceKind: 'article',
  title: '报告',
  columns: [
    { names: ['file', '文件', '文件名'], required: true },
    { names: ['title', '标题', '名称'], required: true },
    { names: ['id', '编号'] },
    { names: ['date', '日期', '发布日期', 'published_at'] },
    { names: ['type', '栏目', '类型'] },
    { names: ['org', '机构', '发布机构'] },
    { names: ['researchers', '作者', '研究员'] },
    { names: ['category', '分类', '品类'] },
    { names: ['series', '系列'] },
    { names: ['issue_no', '期号'] },
    { names: ['summary', '摘要'] },
    { names: ['key_points', '核心观点'] },
    { names: ['key_numbers', '关键数字'] },
    { names: ['figures', '图表', '图表目录'] },
    { names: ['url', '网址', '来源网址'] },
  ],
  parse: (fields) => parseReport(fields),
  keyOf: ({ naturalKey }) => naturalKey,
  validate: async (row, { folder, workFolder }) => {
    const pdf = await readReportPdf(row.fileName, folder, workFolder);
    if ('refused' in pdf) return pdf;
    const beyond = row.figures.find(({ page }) => page !== null && page > pdf.pages);
    if (beyond)
      return {
        refused: `图表“${beyond.title}”写在第 ${beyond.page} 页，但 PDF 只有 ${pdf.pages} 页（${row.fileName}）`,
      };
    const missing = missingText(pdf);
    return { row: { ...row, pdf }, doubts: missing ? [`${missing}（${row.fileName}）`] : [] };
  },
  dayOf: ({ date }) => date,
  stages: REPORT_STAGES,
  stage: stageReports,
  publish: publishReports,
};

const TITLES: Record<string, string> = {
  自有报告: 'self_report',
  免费专区: 'free_report',
  周报: 'weekly_report',
  月报: 'monthly_report',
  产业报告: 'third_part_report',
};

const parseReport = (fields: Fields): ParsedRow<ReportImport> => {
  const fileName = textOf(fields.file);
  if (!fileName) return { refused: '没有文件名' };
  const title = textOf(fields.title);
  if (!title) return { refused: '没有标题' };
  if (title.length > 200) return { refused: '标题过长，最多 200 个字' };
  const date = dayOf(fields.date);
  if (textOf(fields.date) && !date) return { refused: `日期无法识别（${textOf(fields.date)}）` };
  const given = textOf(fields.type) || 'third_part_report';
  const type = TITLES[given] ?? given;
  if (type === 'report_diagram') return { refused: '一图读懂是长图，不能用 PDF 导入' };
  if (!(reportTypes as readonly string[]).includes(type)) return { refused: `没有这个栏目（${given}）` };
  const naturalKey = textOf(fields.id) ? `report/${textOf(fields.id)}` : `report/${title}|${date ?? ''}`;
  const series = textOf(fields.series);
  const keyPoints = keyPointsOf(fields.key_points);
  if ('refused' in keyPoints) return keyPoints;
  const keyNumbers = keyNumbersOf(fields.key_numbers);
  if ('refused' in keyNumbers) return keyNumbers;
  const figures = figuresOf(fields.figures);
  if ('refused' in figures) return figures;
  return {
    row: {
      id: contentId('r', naturalKey),
      naturalKey,
      fileName,
      title,
      type,
      date,
      org: textOf(fields.org) || null,
      researchers: listOf(fields.researchers),
      cate: textOf(fields.category) || null,
      series: series ? { id: contentId('s', series), title: series } : null,
      issueNo: textOf(fields.issue_no) || null,
      summary: textOf(fields.summary),
      keyPoints,
      keyNumbers,
      figures,
      url: textOf(fields.url) || null,
      pdf: null,
    },
    doubts: [],
  };
};

const listOf = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : textOf(value).split(/[；;|\n]/);
  return items.map(textOf).filter((item) => item !== '');
};
