import { contentId } from '../../../importer/content-id.ts';
import { dayOf, type Fields, numberOf, textOf } from '../../../importer/import-kind.ts';
import { blocksOfMarkdown } from '../../../importer/markdown-blocks.ts';
import type { NewEnterprise, NewIssue, NewReference, NewSubArticle } from '../reference/model/new-reference.ts';
import type { ReportPdf } from './report-pdf.ts';

/** A series as parsed from a file; the import run adds source, tags and timestamp. */
export type ReferenceImport = Omit<NewReference, 'sample' | 'sourceId' | 'updatedAt' | 'tags' | 'issues'> & {
  issues: IssueImport[];
};

/** `pdf` is set once the file of the issue has been read. */
export type IssueImport = NewIssue & { fileName: string | null; pdf: ReportPdf | null };

/** The parsed parts of a row, and messages about the parts left out. */
export type Parts<Part> = { parts: Part[]; left: string[] };

const DESC_LENGTH = 200;
const SUMMARY_LENGTH = 200;
const FIRST_YEAR = 1000;

/** Parses the issues of a series. Invalid issues are left out; of two issues with the same number the last one wins. */
export const issuesOf = (value: unknown, seriesKey: string): Parts<IssueImport> => {
  const left: string[] = [];
  const issues = new Map<string, IssueImport>();
  for (const [index, fields] of recordsOf(value).entries()) {
    const no = textOf(fields.no);
    const name = no || `第 ${index + 1} 个`;
    const publishedAt = dayOf(fields.date);
    if (!no) left.push(`${name}期次没有期号，未导入`);
    else if (!publishedAt) left.push(`${name}${textOf(fields.date) ? '的日期无法识别' : '没有日期'}，未导入`);
    else {
      if (issues.has(no)) left.push(`${name}出现了两次，以后一次为准`);
      const naturalKey = `${seriesKey}/${no}`;
      const articles = articlesOf(fields.articles, naturalKey, name);
      left.push(...articles.left);
      issues.set(no, {
        id: contentId('ri', naturalKey),
        naturalKey,
        no,
        title: textOf(fields.title) || no,
        period: textOf(fields.period) || no,
        publishedAt,
        summary: textOf(fields.summary).slice(0, SUMMARY_LENGTH),
        keyPoints: textsOf(fields.key_points),
        articles: articles.parts,
        fileName: textOf(fields.file) || null,
        pdf: null,
      });
    }
  }
  return { parts: [...issues.values()], left };
};

const articlesOf = (value: unknown, issueKey: string, issue: string): Parts<NewSubArticle> => {
  const left: string[] = [];
  const articles = new Map<string, NewSubArticle>();
  for (const fields of recordsOf(value)) {
    const title = textOf(fields.title);
    const text = typeof fields.text === 'string' ? fields.text : '';
    const blocks = blocksOfMarkdown(text);
    if (!title) left.push(`${issue}有一篇文章没有标题，未导入`);
    else if (blocks.length === 0) left.push(`${issue}的《${title}》没有正文，未导入`);
    else {
      if (articles.has(title)) left.push(`${issue}的《${title}》出现了两次，以后一次为准`);
      if (text.includes('\ufffd')) left.push(`${issue}的《${title}》含有无法识别的字符`);
      const naturalKey = `${issueKey}/${title}`;
      const section = textOf(fields.section) || '文章';
      const author = textOf(fields.author) || null;
      articles.set(title, { id: contentId('ra', naturalKey), naturalKey, section, title, author, blocks, tags: [] });
    }
  }
  return { parts: [...articles.values()], left };
};

export const enterprisesOf = (value: unknown): Parts<NewEnterprise> => {
  const left: string[] = [];
  const enterprises = new Map<string, NewEnterprise>();
  for (const fields of recordsOf(value)) {
    const name = textOf(fields.name);
    const founded = numberOf(fields.founded);
    if (!name) {
      left.push('有一家企业没有名称，未导入');
      continue;
    }
    const known = founded !== null && Number.isInteger(founded) && founded > FIRST_YEAR && founded < 10 * FIRST_YEAR;
    if (founded !== null && !known) left.push(`${name}的成立年份无法识别，留空`);
    const naturalKey = `enterprise/${name}`;
    enterprises.set(name, {
      id: contentId('e', naturalKey),
      naturalKey,
      name,
      shortName: textOf(fields.short_name) || name,
      province: textOf(fields.province) || null,
      city: textOf(fields.city) || null,
      founded: known ? founded : null,
      mainProducts: textsOf(fields.main_products),
      scale: textOf(fields.scale) || null,
      intro: textOf(fields.intro),
      site: textOf(fields.site) || null,
      stockCode: textOf(fields.stock_code) || null,
    });
  }
  return { parts: [...enterprises.values()], left };
};

export const descOf = (value: unknown): string => textOf(value).slice(0, DESC_LENGTH);

const recordsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null) : [];

const textsOf = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : textOf(value).split(/[；;、]/);
  return items.map(textOf).filter((item) => item !== '');
};
