import { policyTypes } from '@bee/contracts/entity/article';
import { blocksOfContent } from '../../../importer/content-blocks.ts';
import { contentId } from '../../../importer/content-id.ts';
import { dayOf, type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { levelOf, provinceCode } from '../../../importer/known-places.ts';
import type { ArticleImport } from './article-import.ts';
import { issuerOf, issuersOfTitle, numberOfLaw, publicationOf } from './law-facts.ts';
import { findInterpreted } from './store/find-interpreted.ts';
import { publishArticles } from './store/publish-articles.ts';
import { ARTICLE_STAGES, stageArticles } from './store/stage-articles.ts';

/**
 * Laws, regulations and notices; dated versions of the same title and region form a chain. Explanations (texts and
 * pictures) list the policies they explain in `interprets`.
 */
export const policies: ImportKind<ArticleImport> = {
  name: 'policy',
  sourceKind: 'article',
  title: '政策（法律法规）',
  columns: [
    { names: ['title', '标题', '名称'], required: true },
    { names: ['text', '正文', 'content'], required: true },
    { names: ['type', '类型', '文种', 'doc_type'] },
    { names: ['region', '地区'] },
    { names: ['date', '日期', '公布日期', 'published_at'] },
    { names: ['amended_at', '最近修订', '修订日期', '修正日期'] },
    { names: ['effective_at', '施行日期', '生效日期'] },
    { names: ['expires_at', '失效日期'] },
    { names: ['history', '沿革'] },
    { names: ['doc_no', '文号'] },
    { names: ['issuing_orgs', '发文机关', '制定机关'] },
    { names: ['url', '网址', '来源网址'] },
    { names: ['column', '栏目'] },
    { names: ['interprets', '解读对象', '解读的政策'] },
  ],
  parse: (fields) => parsePolicy(fields),
  keyOf: ({ naturalKey }) => naturalKey,
  dayOf: ({ publishedAt }) => publishedAt,
  stages: ARTICLE_STAGES,
  stage: stageArticles,
  settle: findInterpreted,
  publish: (db, sourceId) => publishArticles(db, 'policy', sourceId),
};

const parsePolicy = (fields: Fields): ParsedRow<ArticleImport> => {
  const title = textOf(fields.title);
  if (!title) return { refused: '没有标题' };
  const text = typeof fields.text === 'string' ? fields.text : '';
  const blocks = blocksOfContent(text);
  if (blocks.length === 0) return { refused: '没有正文' };
  const date = dayOf(fields.date);
  if (textOf(fields.date) && !date) return { refused: `日期无法识别（${textOf(fields.date)}）` };
  const region = textOf(fields.region) || '全国';
  const history = listOf(fields.history);
  const interprets = namesOf(fields.interprets);
  const given = textOf(fields.column) || (interprets.length > 0 ? 'agriculture_policy' : 'policy_repository');
  const type = TITLES[given] ?? given;
  if (!(policyTypes as readonly string[]).includes(type)) return { refused: `没有这个栏目（${given}）` };
  const official = type === 'policy_repository';
  if (official && interprets.length > 0)
    return { refused: '政策库的文件不解读别的文件；请把栏目写成“政策解读”或“一图解读”，或去掉解读对象' };
  const amendedAt = dayOf(fields.amended_at);
  if (textOf(fields.amended_at) && !amendedAt) return { refused: `修订日期无法识别（${textOf(fields.amended_at)}）` };
  const docType = textOf(fields.type) || null;
  const days = publicationOf({
    ...{ date, amendedAt, effectiveAt: dayOf(fields.effective_at), history },
    text: official ? text : '',
  });
  const makers = [listOf(fields.issuing_orgs), issuerOf(history), official ? issuersOfTitle(title, docType) : []];
  const naturalKey = `${official ? 'policy' : type}/${title}|${region}|${date ?? ''}`;
  return {
    row: {
      id: contentId('p', naturalKey),
      naturalKey,
      scope: 'policy',
      type,
      cate: textOf(fields.type) || (official ? null : titleOf(type)),
      title,
      author: null,
      publishedAt: date,
      blocks,
      originalUrl: textOf(fields.url) || null,
      policy: {
        docNo: textOf(fields.doc_no) || numberOfLaw(history),
        issuingOrgs: makers.find((names) => names.length > 0) ?? [],
        level: levelOf(region, title),
        region,
        adcode: provinceCode(region),
        docType,
        issuedAt: days.issued,
        amendedAt: days.amended,
        effectiveAt: days.effective,
        expiresAt: dayOf(fields.expires_at),
        status: 'in_force',
        chainKey: official ? `${title}|${region}` : naturalKey,
        history,
        interprets,
      },
    },
    doubts: [...days.doubts, ...(text.includes('\ufffd') ? ['正文含有无法识别的字符'] : [])],
  };
};

const TITLES: Record<string, string> = {
  政策库: 'policy_repository',
  政策解读: 'agriculture_policy',
  一图解读: 'policy_diagram',
};

const titleOf = (type: string): string | null => Object.keys(TITLES).find((title) => TITLES[title] === type) ?? null;

/** Splits at the separators that titles never contain. */
const namesOf = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : textOf(value).split(/[；;|\n]/);
  return items.map((item) => textOf(item).replace(/^《(.*)》$/, '$1')).filter((item) => item !== '');
};

const listOf = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : textOf(value).split(/[；;、]/);
  return items.map(textOf).filter((item) => item !== '');
};
