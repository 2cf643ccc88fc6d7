import { realDataFolder } from './ai-data.ts';
import { measureNumbers } from './ai-number-answers.ts';
import { measureRefusal } from './ai-refusal.ts';
import { measureRetrieval } from './ai-retrieval.ts';
import { measureSpeed } from './ai-speed.ts';
import { measureStreams } from './ai-streams.ts';
import { measureWiki } from './ai-wiki.ts';
import type { Measured } from './goals.ts';
import { onPostgres, type Sides } from './on-postgres.ts';

/**
 * Measures on an empty, migrated database of its own; `folder` contains the real data. The lines have name and size of
 * the data set.
 */
export type AiMeasure = (sides: Sides, folder: string, log: (line: string) => void) => Promise<Measured>;

const MEASURES: AiMeasure[] = [
  measureRetrieval,
  measureWiki,
  measureRefusal,
  measureNumbers,
  measureSpeed,
  measureStreams,
];

/** Quality and speed of answers on real data; null when PostgreSQL cannot be started or there is no real data. */
export const benchAi = async (log: (line: string) => void): Promise<Measured[] | null> => {
  const folder = realDataFolder();
  if (!folder) return null;
  const all: Measured[] = [];
  for (const measure of MEASURES) {
    const measured = await onPostgres((sides) => measure(sides, folder, log));
    if (!measured) return null;
    all.push(measured);
  }
  return all;
};
