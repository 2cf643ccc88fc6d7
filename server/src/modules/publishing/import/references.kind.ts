import { contentId } from '../../../importer/content-id.ts';
import { type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { descOf, enterprisesOf, type IssueImport, issuesOf, type ReferenceImport } from './reference-rows.ts';
import { missingText, readReportPdf } from './report-pdf.ts';
import { publishReferences } from './store/publish-references.ts';
import { REFERENCE_STAGES, stageReferences } from './store/stage-references.ts';

/**
 * Series with their issues, articles and enterprises: one JSON object per series. The PDFs of issues are in the same
 * folder.
 */
export const references: ImportKind<ReferenceImport> = {
  name: 'reference',
  sourceKind: 'reference',
  title: '产业参考（JSON）',
  columns: [
    { names: ['title', '系列'], required: true },
    { names: ['industry', '产业'], required: true },
    { names: ['issues', '期次'], required: true },
    { names: ['desc', '简介'] },
    { names: ['org', '机构'] },
    { names: ['enterprises', '企业'] },
  ],
  parse: (fields) => parseSeries(fields),
  keyOf: ({ naturalKey }) => naturalKey,
  validate: (row, where) => withPdfs(row, where),
  stages: REFERENCE_STAGES,
  stage: stageReferences,
  publish: publishReferences,
};

const parseSeries = (fields: Fields): ParsedRow<ReferenceImport> => {
  const title = textOf(fields.title);
  if (!title) return { refused: '没有系列名称' };
  const industry = textOf(fields.industry);
  if (!industry) return { refused: '没有产业' };
  if (!Array.isArray(fields.issues)) return { refused: '期次应是 JSON 数组' };
  const naturalKey = `reference/${title}`;
  const issues = issuesOf(fields.issues, naturalKey);
  if (issues.parts.length === 0) return { refused: `没有一期可以导入（${issues.left.join('；') || '期次是空的'}）` };
  const enterprises = enterprisesOf(fields.enterprises);
  return {
    row: {
      id: contentId('rs', naturalKey),
      naturalKey,
      title,
      industry,
      desc: descOf(fields.desc),
      org: textOf(fields.org) || '未署名机构',
      issues: issues.parts,
      enterprises: enterprises.parts,
    },
    doubts: [...issues.left, ...enterprises.left],
  };
};

/** An issue whose PDF cannot be read is imported without it. */
const withPdfs = async (
  row: ReferenceImport,
  { folder, workFolder }: { folder: string; workFolder: string },
): Promise<ParsedRow<ReferenceImport>> => {
  const doubts: string[] = [];
  const issues: IssueImport[] = [];
  for (const issue of row.issues) {
    const { no, fileName } = issue;
    const pdf = fileName ? await readReportPdf(fileName, folder, workFolder) : null;
    if (pdf && 'refused' in pdf) doubts.push(`${no}的 PDF 未导入：${pdf.refused}`);
    const missing = pdf && !('refused' in pdf) && missingText(pdf);
    if (missing) doubts.push(`${no}的 PDF：${missing}（${fileName}）`);
    issues.push(pdf && !('refused' in pdf) ? { ...issue, pdf } : issue);
  }
  return { row: { ...row, issues }, doubts };
};
