import { createHash } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { Unavailable } from '../../../http/errors.ts';
import type { EmbeddingModel } from '../../../providers/embedding/embedding-model.ts';
import { deleteUnusedVectors, findVectors, storeVectors } from '../store/passage-vector.repository.ts';
import type { RetrievedPassage } from '../store/retrieve-passages.ts';

/** Returns the passages reordered, best first. Passages that it cannot judge do not change their order. */
export type Rerank = (question: string, ranked: RetrievedPassage[]) => Promise<RetrievedPassage[]>;

type Parts = {
  db: Db;
  clock: Clock;
  model: EmbeddingModel;
  report(error: unknown): void;
  /** Time limit in milliseconds for all vectors of a question. */
  withinMs?: number;
};

const MAX_PASSAGES = 40;
const BATCH = 32;
const WITHIN_MS = 1500;
/** Weight of the embedding similarity; the word score has the rest. */
const SEMANTIC_WEIGHT = 0.6;
const REPORT_INTERVAL_MS = 60_000;
/** After a failure the endpoint is not called for this long, so that requests do not wait for it repeatedly. */
const REST_MS = 10_000;

/**
 * Ranks the best passages by word score and embedding similarity. If vectors are late or invalid, the word order is
 * used.
 */
export const rerankByMeaning = ({ db, clock, model, report, withinMs = WITHIN_MS }: Parts): Rerank => {
  let failedAt = Number.NEGATIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const fail = (error: unknown) => {
    failedAt = clock.now().getTime();
    if (failedAt - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = failedAt;
    report(error);
  };

  const similarityOf = async (question: string, texts: readonly string[]): Promise<number[]> => {
    const limit = AbortSignal.timeout(withinMs);
    const hashes = texts.map(hashOf);
    const known = await findVectors(db, model.name, hashes);
    const missing = [...new Map(texts.map((text, at) => [hashes[at] ?? '', text]))].filter(
      ([hash]) => !known.has(hash),
    );
    const [own, ...made] = await Promise.allSettled([
      model.embed([question], limit),
      ...batchesOf(missing).map(async (batch) => {
        const vectors = await model.embed(
          batch.map(([, text]) => text),
          limit,
        );
        return batch.map(([hash], at) => ({ hash, vector: vectors[at] ?? [] }));
      }),
    ]);
    const fresh = made.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const failed = [own, ...made].find((one) => one?.status === 'rejected');
    const asked = own?.status === 'fulfilled' ? own.value[0] : undefined;
    const isComparable = fresh.every(({ vector }) => vector.length === asked?.length);
    // Caches vectors that arrived in time, even if a later batch failed.
    if (asked && fresh.length > 0 && isComparable) await storeVectors(db, model.name, fresh, clock.now());
    if (failed?.status === 'rejected') throw failed.reason;
    const vectors = new Map([...known, ...fresh.map(({ hash, vector }) => [hash, vector] as const)]);
    const similarity = hashes.map((hash) => cosine(asked ?? [], vectors.get(hash) ?? []));
    if (similarity.every(Number.isFinite)) return similarity;
    if (known.size > 0 && isComparable) await deleteUnusedVectors(db, model.name, [...known.keys()]);
    throw new Unavailable('向量服务给出的向量长度不一');
  };

  return async (question, ranked) => {
    const best = ranked.slice(0, MAX_PASSAGES);
    if (best.length < 2 || clock.now().getTime() - failedAt < REST_MS) return ranked;
    try {
      return [...blend(best, await similarityOf(question, best.map(textOf))), ...ranked.slice(MAX_PASSAGES)];
    } catch (error) {
      fail(error);
      return ranked;
    }
  };
};

const textOf = ({ title, heading, text }: RetrievedPassage): string =>
  [title, heading, text].filter(Boolean).join('\n');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));

/** NaN for vectors of different lengths. */
const cosine = (a: readonly number[], b: readonly number[]): number => {
  if (a.length !== b.length) return Number.NaN;
  let product = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (const [at, x] of a.entries()) {
    const y = b[at] ?? 0;
    product += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return product / Math.sqrt(squaresA * squaresB);
};

/** Normalises both scores to 0…1 among these passages. The result has the range of the original scores. */
const blend = (passages: readonly RetrievedPassage[], nearness: readonly number[]): RetrievedPassage[] => {
  const scores = passages.map(({ score }) => score);
  const lowest = Math.min(...scores);
  const span = Math.max(...scores) - lowest;
  const words = normalised(scores);
  const meaning = normalised(nearness);
  return passages
    .map((passage, at) => ({
      ...passage,
      score: lowest + span * ((1 - SEMANTIC_WEIGHT) * (words[at] ?? 0) + SEMANTIC_WEIGHT * (meaning[at] ?? 0)),
    }))
    .sort((a, b) => b.score - a.score);
};

const normalised = (values: readonly number[]): number[] => {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  return values.map((value) => (value - lowest) / span);
};
