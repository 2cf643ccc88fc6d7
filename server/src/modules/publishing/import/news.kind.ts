import { blocksOfContent } from '../../../importer/content-blocks.ts';
import { contentId } from '../../../importer/content-id.ts';
import { dayOf, type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import type { ArticleImport } from './article-import.ts';
import { publishArticles } from './store/publish-articles.ts';
import { ARTICLE_STAGES, stageArticles } from './store/stage-articles.ts';

const TYPES = ['industry_news', 'beedata_opinion'];

/** Press articles. The natural key is the id; without an id, date and title. */
export const news: ImportKind<ArticleImport> = {
  name: 'news',
  sourceKind: 'article',
  title: '资讯',
  columns: [
    { names: ['title', '标题'], required: true },
    { names: ['text', '正文', 'content'], required: true },
    { names: ['id', '编号'] },
    { names: ['category', '分类', '类别'] },
    { names: ['date', '日期', 'published_at'] },
    { names: ['type', '栏目'] },
    { names: ['author', '作者'] },
    { names: ['url', '网址'] },
  ],
  parse: (fields) => parseNews(fields),
  keyOf: ({ naturalKey }) => naturalKey,
  dayOf: ({ publishedAt }) => publishedAt,
  stages: ARTICLE_STAGES,
  stage: stageArticles,
  publish: (db, sourceId) => publishArticles(db, 'news', sourceId),
};

const parseNews = (fields: Fields): ParsedRow<ArticleImport> => {
  const text = typeof fields.text === 'string' ? fields.text : '';
  const blocks = blocksOfContent(text);
  const first = blocks[0];
  if (!first) return { refused: '没有正文' };
  const date = dayOf(fields.date);
  if (textOf(fields.date) && !date) return { refused: `日期无法识别（${textOf(fields.date)}）` };
  const title = textOf(fields.title) || (first.kind === 'paragraph' ? first.text.slice(0, 40) : '');
  if (!title) return { refused: '没有标题' };
  const naturalKey = textOf(fields.id) ? `news/${textOf(fields.id)}` : `news/${date ?? ''}|${title}`;
  return {
    row: {
      id: contentId('n', naturalKey),
      naturalKey,
      scope: 'news',
      type: TYPES.includes(textOf(fields.type)) ? textOf(fields.type) : 'industry_news',
      cate: textOf(fields.category) || null,
      title,
      author: textOf(fields.author) || null,
      publishedAt: date,
      blocks,
      originalUrl: textOf(fields.url) || null,
      policy: null,
    },
    doubts: `${title}${text}`.includes('\ufffd') ? ['正文含有无法识别的字符'] : [],
  };
};
