import type { ArticleImport } from './article-import.ts';
import { blocksOfContent } from './content-blocks.ts';
import { contentId } from './content-id.ts';
import { dayOf, type Fields, type ImportKind, type ParsedRow, textOf } from './import-kind.ts';
import { levelOf, provinceCode } from './known-places.ts';
import { effectiveDay, issuerOf, numberOfLaw } from './law-facts.ts';
import { publishArticles } from './publish-articles.ts';
import { stageArticles } from './stage-articles.ts';

/** Laws, regulations and notices; several dated versions of one title and region form a chain. */
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
    { names: ['effective_at', '施行日期', '生效日期'] },
    { names: ['expires_at', '失效日期'] },
    { names: ['history', '沿革'] },
    { names: ['doc_no', '文号'] },
    { names: ['issuing_orgs', '发文机关', '制定机关'] },
    { names: ['url', '网址', '来源网址'] },
  ],
  parse: (fields) => parsePolicy(fields),
  keyOf: ({ naturalKey }) => naturalKey,
  stage: stageArticles,
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
  const naturalKey = `policy/${title}|${region}|${date ?? ''}`;
  return {
    row: {
      id: contentId('p', naturalKey),
      naturalKey,
      scope: 'policy',
      type: 'policy_repository',
      cate: textOf(fields.type) || null,
      title,
      author: null,
      publishedAt: date,
      blocks,
      originalUrl: textOf(fields.url) || null,
      policy: {
        docNo: textOf(fields.doc_no) || numberOfLaw(history),
        issuingOrgs: listOf(fields.issuing_orgs).length > 0 ? listOf(fields.issuing_orgs) : issuerOf(history),
        level: levelOf(region, title),
        region,
        adcode: provinceCode(region),
        docType: textOf(fields.type) || null,
        issuedAt: date,
        effectiveAt: dayOf(fields.effective_at) ?? effectiveDay(text, date),
        expiresAt: dayOf(fields.expires_at),
        status: 'in_force',
        chainKey: `${title}|${region}`,
        history,
      },
    },
    doubts: text.includes('\ufffd') ? ['正文含有无法识别的字符'] : [],
  };
};

const listOf = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : textOf(value).split(/[；;、]/);
  return items.map(textOf).filter((item) => item !== '');
};
