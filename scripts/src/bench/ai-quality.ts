import { realDataFolder } from './ai-data.ts';
import { measureNumbers } from './ai-number-answers.ts';
import { measureRefusal } from './ai-refusal.ts';
import { measureRetrieval } from './ai-retrieval.ts';
import { measureSpeed } from './ai-speed.ts';
import { measureStreams } from './ai-streams.ts';
import { measureWiki } from './ai-wiki.ts';
import type { Goal } from './goals.ts';
import { onPostgres, type Sides } from './on-postgres.ts';

/** What one measurement says: lines of text with the set's name and size, and the goals that they bear on. */
export type AiMeasured = { lines: string[]; goals: Goal[] };

/** Measures one thing on an empty, migrated database of its own; `folder` holds the real data. */
export type AiMeasure = (sides: Sides, folder: string, log: (line: string) => void) => Promise<AiMeasured>;

const MEASURES: AiMeasure[] = [
  measureRetrieval,
  measureWiki,
  measureRefusal,
  measureNumbers,
  measureSpeed,
  measureStreams,
];

/** Quality and speed of answers on real data; null where no PostgreSQL can be started or no real data are there. */
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
