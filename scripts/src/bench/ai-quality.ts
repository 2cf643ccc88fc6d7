import { realDataFolder } from './ai-data.ts';
import { measureNumbers } from './ai-number-answers.ts';
import { measureRefusal } from './ai-refusal.ts';
import { measureRetrieval } from './ai-retrieval.ts';
import { measureSpeed } from './ai-speed.ts';
import { measureStreams } from './ai-streams.ts';
import { measureWiki } from './ai-wiki.ts';
import type { Goal } from './goals.ts';
import { onPostgres, type Sides } from './on-postgres.ts';

/** Result of one measurement: lines of text with name and size of the data set, and related goals. */
export type AiMeasured = { lines: string[]; goals: Goal[] };

/** Measures on an empty, migrated database of its own; `folder` contains the real data. */
export type AiMeasure = (sides: Sides, folder: string, log: (line: string) => void) => Promise<AiMeasured>;

const MEASURES: AiMeasure[] = [
  measureRetrieval,
  measureWiki,
  measureRefusal,
  measureNumbers,
  measureSpeed,
  measureStreams,
];

/** Quality and speed of answers on real data; null when PostgreSQL cannot be started or there is no real data. */
export const benchAi = async (log: (line: string) => void): Promise<AiMeasured[] | null> => {
  const folder = realDataFolder();
  if (!folder) return null;
  const all: AiMeasured[] = [];
  for (const measure of MEASURES) {
    const measured = await onPostgres((sides) => measure(sides, folder, log));
    if (!measured) return null;
    all.push(measured);
  }
  return all;
};
