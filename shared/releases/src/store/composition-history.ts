import type { KeyObject } from 'node:crypto';
import type { Composition } from '@bee/contracts/composition';
import { isSigned } from './composition-signature.ts';
import { mapConcurrent } from './map-concurrent.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { COMPOSITION_LIMIT, parseComposition, type StoredComposition } from './stored-composition.ts';

const FOLDER = 'compositions/';
/** History file used before each composition had its own file. */
const OLD_LINES = 'composition.history.ndjson';
const OLD_LIMIT = 64 * 1024 * 1024;

export const sequenceKey = (sequence: number): string => `${FOLDER}${String(sequence).padStart(6, '0')}.json`;

/** Every sequence that was ever used in this store, whether or not it took effect. */
export const takenSequences = async (bucket: ReleaseBucket): Promise<number[]> => {
  const numbered = (await bucket.list(FOLDER)).map(({ key }) => numberOf(key));
  return [...numbered, ...(await readOldLines(bucket)).map(({ composition }) => composition.sequence)];
};

export type HistoryOptions = {
  /** Outside the chain, only compositions signed with this key are accepted. */
  key?: KeyObject | null;
  /** Number of latest sequences to read; defaults to all. */
  newest?: number;
  /** Cache of files by key; these files never change. */
  read?: Map<string, StoredComposition>;
};

/**
 * Compositions that were in effect, oldest first. Each composition names the digest of its predecessor, so that no
 * composition in the chain from the current composition backwards can be replaced. Compositions older than the chain
 * are accepted as they are; with a key, only if they are signed.
 */
export const readHistory = async (
  bucket: ReleaseBucket,
  current: StoredComposition | null,
  { key = null, newest, read = new Map() }: HistoryOptions = {},
): Promise<Composition[]> => {
  if (!current) return [];
  const found = await readNumbered(bucket, newest, read);
  const byDigest = new Map(found.map((one) => [one.digest, one]));
  const chain = [current];
  for (let one: StoredComposition | undefined = current; one?.composition.previous; ) {
    one = byDigest.get(one.composition.previous);
    if (one) chain.unshift(one);
    if (chain.length > found.length + 1) break;
  }
  const first = chain[0]?.composition.sequence ?? 0;
  const earlier = new Map<number, StoredComposition>();
  for (const one of [...(await readOldLines(bucket)), ...found])
    if (one.composition.sequence < first && (!key || isSigned(one.raw, key)))
      earlier.set(one.composition.sequence, one);
  return [...[...earlier.values()].sort(bySequence), ...chain].map(({ composition }) => composition);
};

const bySequence = (a: StoredComposition, b: StoredComposition) => a.composition.sequence - b.composition.sequence;

const readNumbered = async (
  bucket: ReleaseBucket,
  newest: number | undefined,
  read: Map<string, StoredComposition>,
): Promise<StoredComposition[]> => {
  const keys = (await bucket.list(FOLDER))
    .map(({ key }) => key)
    .filter((key) => /\/\d{6,}\.json$/.test(key))
    .sort((a, b) => numberOf(b) - numberOf(a))
    .slice(0, newest);
  const unread = keys.filter((key) => !read.has(key));
  await mapConcurrent(unread, async (key) => {
    for (const one of readable(await bucket.read(key, COMPOSITION_LIMIT))) read.set(key, one);
  });
  return keys.flatMap((key) => read.get(key) ?? []);
};

const numberOf = (key: string): number => Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0);

const readOldLines = async (bucket: ReleaseBucket): Promise<StoredComposition[]> =>
  ((await bucket.read(OLD_LINES, OLD_LIMIT))?.toString('utf8') ?? '')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => readable(Buffer.from(line)));

/** A damaged file must not hide the rest of the history. */
const readable = (bytes: Buffer | null): StoredComposition[] => {
  try {
    return bytes ? [parseComposition(bytes)] : [];
  } catch {
    return [];
  }
};
