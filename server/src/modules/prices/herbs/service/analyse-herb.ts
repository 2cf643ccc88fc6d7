import type { HerbRelation, HerbSeason } from '@bee/contracts/resource/herbs';
import { cacheOf } from '../../../../cache/data-cache.ts';
import type { Db } from '../../../../db/schema.ts';
import { listRelations, type RelationRow, readSeason, type SeasonRow } from '../store/analysis.repository.ts';

type Analysis = { relations: HerbRelation[]; season: HerbSeason | null };

/** With fewer earlier days, no usual range is computed. */
const LEAST_DAYS = 12;
const LEAST_YEARS = 2;

const DAY_S = 86_400;

/** All years of a herb are summed once a day, and again after an import. */
export const analyseHerb = (db: Db, specId: number, today: string): Promise<Analysis> => {
  const rules = { tags: ['prices'], freshSeconds: DAY_S, keepSeconds: DAY_S, waitForTags: true } as const;
  return cacheOf(db).get(`herb ${specId} ${today}`, rules, () => analyse(db, specId, Number(today.slice(0, 4))));
};

const analyse = async (db: Db, specId: number, year: number): Promise<Analysis> => {
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
