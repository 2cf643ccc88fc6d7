import { z } from 'zod';
import { day } from '../shapes.ts';
import { articleType, validities } from './article.ts';

/** A reference to a policy. */
const policyRef = z.object({
  id: z.string(),
  type: articleType,
  title: z.string(),
  published_at: day.nullable(),
  validity: z.enum(validities),
});

/** Relations of a policy other than its versions. Empty lists for news and agreements. */
export const policyRelations = z.object({
  /** The policies that this article or picture explains. */
  interprets: z.array(policyRef),
  /** Articles that explain this policy. */
  interpretations: z.array(policyRef),
  /** Pictures that explain it. */
  diagrams: z.array(policyRef),
  /** Documents on the same subject, most similar first. */
  related: z.array(policyRef),
});

/** A long picture with the key points of a text; `alt` contains all of them. */
export const policyPicture = z.object({
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});

const changedPart = z.object({ text: z.string(), mark: z.enum(['same', 'added', 'removed']) });

/** A paragraph, or a run of equal paragraphs. */
const comparedBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('same'),
    /** `was` is the previous number of the paragraph (第十二条) if only the number changed. */
    paragraphs: z.array(z.object({ text: z.string(), was: z.string().nullable() })),
  }),
  z.object({ kind: z.literal('added'), text: z.string() }),
  z.object({ kind: z.literal('removed'), text: z.string() }),
  z.object({ kind: z.literal('changed'), parts: z.array(changedPart) }),
]);

const comparedSide = z.object({
  id: z.string(),
  title: z.string(),
  date: day.nullable(),
  validity: z.enum(validities),
});

/** Changes from one policy to another, paragraph by paragraph in the order of `to`. */
export const policyComparison = z.object({
  from: comparedSide,
  to: comparedSide,
  counts: z.object({
    added: z.number().int(),
    removed: z.number().int(),
    changed: z.number().int(),
    /** Paragraphs with only a new number; not counted as changes. */
    renumbered: z.number().int(),
    same: z.number().int(),
  }),
  blocks: z.array(comparedBlock),
});

export type PolicyRef = z.output<typeof policyRef>;
export type PolicyRelations = z.output<typeof policyRelations>;
export type PolicyPicture = z.output<typeof policyPicture>;
export type PolicyComparison = z.output<typeof policyComparison>;
export type ComparedBlock = z.output<typeof comparedBlock>;
export type ChangedPart = z.output<typeof changedPart>;
