import type { Db } from '../../../db/schema.ts';
import { blocksOfContent } from '../../../importer/content-blocks.ts';
import { contentId } from '../../../importer/content-id.ts';
import {
  type Fields,
  type ImportContext,
  type ImportKind,
  type ParsedRow,
  type StagedRow,
  textOf,
} from '../../../importer/import-kind.ts';
import { copyOf } from '../../../importer/stage-tables.ts';
import { deleteStaged, INDEX_STAGES, STAGED_INDEX, UNPUBLISHED } from '../../../importer/staged-index.ts';
import { blocksOf } from '../../../text/rich-text.ts';
import { documentId, otherNames, storeDocuments } from '../../search/index.ts';
import { categoryTitle } from '../model/entry-categories.ts';
import { indexEntry, type NewEntry, storeEntries } from '../store/store-entries.ts';
import { publishEntries } from './store/publish-entries.ts';

type EntryImport = Omit<NewEntry, 'sourceId' | 'updatedAt' | 'views' | 'sample'>;

/** Encyclopedia entries and passages of classical books (with book title, author and dynasty). */
export const baike: ImportKind<EntryImport> = {
  name: 'baike',
  sourceKind: 'baike',
  title: '百科',
  columns: [
    { names: ['title', '标题', '词条'], required: true },
    { names: ['text', '正文', 'content'], required: true },
    { names: ['id', '编号'] },
    { names: ['alias', '别名'] },
    { names: ['book', '书名'] },
    { names: ['author', '作者'] },
    { names: ['dynasty', '朝代'] },
    { names: ['section', '卷', '部'] },
    { names: ['url', '网址'] },
  ],
  parse: (fields) => parseEntry(fields),
  keyOf: ({ naturalKey }) => naturalKey,
  stages: [copyOf('baike'), ...INDEX_STAGES],
  stage: stageEntries,
  publish: publishEntries,
};

const parseEntry = (fields: Fields): ParsedRow<EntryImport> => {
  const text = typeof fields.text === 'string' ? fields.text : '';
  const blocks = blocksOfContent(text);
  const [opening] = blocksOf(blocks);
  if (!opening) return { refused: '没有正文' };
  const given = textOf(fields.title);
  const title = given || openingOf(opening.text);
  if (!title) return { refused: '没有标题' };
  const book = textOf(fields.book);
  const naturalKey = `baike/${book || 'entry'}/${textOf(fields.id) || title}`;
  const cateId = book ? 'classic' : 'wiki';
  const facts: [string, string][] = [
    ['书名', book],
    ['作者', textOf(fields.author)],
    ['朝代', textOf(fields.dynasty)],
    ['卷目', textOf(fields.section)],
  ];
  const info = facts.filter(([, v]) => v !== '').map(([k, v]) => ({ k, v }));
  const url = textOf(fields.url) || null;
  const names = book ? undefined : otherNames('other', title, textOf(fields.alias));
  return {
    row: {
      id: contentId('b', naturalKey),
      naturalKey,
      title,
      alias: [...(names?.synonyms ?? [])],
      cateId,
      cateTitle: book || categoryTitle(cateId),
      info,
      blocks,
      refs: book
        ? [
            {
              no: 1,
              text: `《${book}》${info
                .slice(1, 3)
                .map(({ v }) => `，${v}`)
                .join('')}`,
              url,
            },
          ]
        : [],
    },
    doubts: [
      ...(given ? [] : ['没有标题，以正文开头代替']),
      ...(text.includes('\ufffd') ? ['正文含有无法识别的字符'] : []),
    ],
    names,
  };
};

/** An article usually opens with its subject: 某人（…）是… */
const openingOf = (text: string): string => textOf(/^[^（(，,。；]{1,30}/.exec(text)?.[0]);

async function stageEntries(db: Db, staged: readonly StagedRow<EntryImport>[], { at }: ImportContext): Promise<void> {
  const entries = staged.map(
    ({ row }): NewEntry => ({ ...row, views: 0, sample: false, sourceId: UNPUBLISHED, updatedAt: at }),
  );
  const again = staged.filter((one) => one.again).map(({ row }) => documentId('encyclopedia', row.id));
  if (again.length > 0) await deleteStaged(db, again);
  await storeEntries(db, entries, 'stage_');
  await storeDocuments(db, entries.map(indexEntry), STAGED_INDEX);
}
