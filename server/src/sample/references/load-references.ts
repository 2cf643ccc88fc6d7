import type { Db } from '../../db/schema.ts';
import { indexReference } from '../../modules/publishing/reference/model/index-references.ts';
import type { NewReference } from '../../modules/publishing/reference/model/new-reference.ts';
import { storeReferences } from '../../modules/publishing/reference/store/store-references.ts';
import { storeDocuments } from '../../modules/search/store/search-index.ts';
import { storeTags, tagId } from '../load-content.ts';
import type { SampleSize } from '../prices/price-lines.ts';
import { sampleSource } from '../sample-source.ts';
import type { IssueDraft, ReferenceDraft } from './reference-draft.ts';
import { referencesOn } from './reference-files.ts';

/** Issues of a series in a small sample. */
const FEW_ISSUES = 4;

/** Series with their issues, after the articles, whose tags they share. @returns number of issues */
export const loadReferences = async (db: Db, today: string, size: SampleSize): Promise<number> => {
  const { sourceId, at } = await sampleSource(db, 'reference', today);
  const drafts = referencesOn(today, size === 'small' ? FEW_ISSUES : undefined);
  await storeTags(db, drafts.flatMap(taggedParts));
  const references = drafts.map((draft) => completeReference(draft, sourceId, at));
  await storeReferences(db, references);
  await storeDocuments(db, references.flatMap(indexReference));
  return references.reduce((sum, { issues }) => sum + issues.length, 0);
};

const taggedParts = (draft: ReferenceDraft): { tags: string[] }[] => [
  draft,
  ...draft.issues.flatMap(({ articles }) => articles),
];

const completeReference = (draft: ReferenceDraft, sourceId: number, at: string): NewReference => ({
  id: idOf(draft),
  naturalKey: `sample/${idOf(draft)}`,
  title: draft.title,
  industry: draft.industry,
  desc: draft.desc,
  org: draft.org,
  sample: true,
  sourceId,
  updatedAt: at,
  tags: draft.tags.map(tagId),
  issues: draft.issues.map((issue) => completeIssue(issue, draft)),
  enterprises: draft.enterprises.map(({ key, name, products, series, ...facts }) => ({
    ...facts,
    id: `ent-${key}`,
    naturalKey: `sample/${key}`,
    name,
    shortName: name.replace(/(有限公司|合作社)$/, ''),
    mainProducts: products,
    site: null,
    stockCode: null,
  })),
});

const idOf = ({ key }: Pick<ReferenceDraft, 'key'>): string => `ref-${key}`;

const completeIssue = ({ period, title, summary, keyPoints, articles }: IssueDraft, series: ReferenceDraft) => ({
  id: `${idOf(series)}-${period.key}`,
  naturalKey: `sample/${idOf(series)}/${period.key}`,
  no: period.no,
  title,
  period: period.name,
  publishedAt: period.publishedAt,
  summary,
  keyPoints,
  articles: articles.map(({ section, title: heading, blocks, tags }, place) => ({
    id: `${idOf(series)}-${period.key}-${place + 1}`,
    naturalKey: `sample/${idOf(series)}/${period.key}/${place + 1}`,
    section,
    title: heading,
    author: series.org,
    blocks,
    tags: tags.map(tagId),
  })),
});
