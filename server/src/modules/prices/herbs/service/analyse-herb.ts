import type { HerbRelation, HerbSeason } from '@bee/contracts/resource/herbs';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { readContentVersion } from '../../../sources/index.ts';
import { listRelations, type RelationRow, readSeason, type SeasonRow } from '../store/analysis.repository.ts';

type Analysis = { relations: HerbRelation[]; season: HerbSeason | null };

/** With fewer earlier days, no usual range is computed. */
const LEAST_DAYS = 12;
const LEAST_YEARS = 2;

const kept = new WeakMap<Kysely<Database>, { key: string; analyses: Map<number, Promise<Analysis>> }>();

/**
 * Cached per day, specification and content generation: all years of a herb are summed once a day, and again after an
 * import.
 */
export const analyseHerb = async (db: Kysely<Database>, specId: number, today: string): Promise<Analysis> => {
  const key = `${today} ${await readContentVersion(db)}`;
  const last = kept.get(db);
  const analyses = last?.key === key ? last.analyses : new Map<number, Promise<Analysis>>();
  if (analyses !== last?.analyses) kept.set(db, { key, analyses });
  const known = analyses.get(specId);
  if (known) return known;
  const analysis = analyse(db, specId, Number(today.slice(0, 4)));
  analyses.set(specId, analysis);
  analysis.catch(() => analyses.delete(specId));
  return analysis;
};

const analyse = async (db: Kysely<Database>, specId: number, year: number): Promise<Analysis> => {
  const [relations, season] = await Promise.all([listRelations(db, specId), readSeason(db, specId, year)]);
  return { relations: relations.map(presentRelation), season: presentSeason(season) };
};

const presentRelation = ({ spec, usual, ...row }: RelationRow): HerbRelation => {
  if (usual === null || row.days < LEAST_DAYS) return { ...row, spec: spec || null, usual: null };
  const [low, median, high] = usual.map((ratio) => rounded(ratio, 4));
  return { ...row, spec: spec || null, usual: { median: median ?? 0, low: low ?? 0, high: high ?? 0 } };
};

const presentSeason = (rows: SeasonRow[]): HerbSeason | null => {
  const [first] = rows;
  if (!first || first.years < LEAST_YEARS) return null;
  return {
    months: rows.map(({ month, avg, low, high }) => ({
      month,
      avg: rounded(avg, 1),
      low: rounded(low, 1),
      high: rounded(high, 1),
    })),
    from: first.from,
    to: first.to,
  };
};

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
