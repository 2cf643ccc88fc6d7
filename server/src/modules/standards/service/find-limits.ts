import type { LimitFood } from '@bee/contracts/resource/standard';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { readThesaurus } from '../../search/index.ts';
import { listSources, presentSource } from '../../sources/index.ts';
import { presentLimit } from '../model/limit.presenter.ts';
import { listLimits } from '../store/limit.repository.ts';
import {
  type FoodRow,
  findFoods,
  findSubstances,
  listFoods,
  listFoodsLike,
  listSubstances,
  nameKey,
  SUBSTANCES_LIKE,
} from '../store/limit-names.repository.ts';

/**
 * Limits of a food, of a substance, or of a combination of both; an unknown name returns no rows.
 * @throws InvalidInput when both are missing
 */
export const findLimits: ServiceOf<'standard/findLimits', [today: string]> = async (
  db,
  { food, substance, kind, authority, page, limit },
  today,
) => {
  if (!food && !substance) throw new InvalidInput('请填写食品或物质，至少一项');
  const thesaurus = await readThesaurus(db);
  const [foods, substances, sources] = await Promise.all([
    food ? findFoods(db, food, thesaurus.synonymsOf(nameKey(food))) : null,
    substance ? findSubstances(db, substance, thesaurus.synonymsOf(nameKey(substance))) : null,
    listSources(db, 'limit'),
  ]);
  const unknown = foods?.length === 0 || substances?.length === 0;
  const idsOf = (rows: readonly { id: string }[] | null) => rows?.map(({ id }) => id);
  const filter = { foods: idsOf(foods), substances: idsOf(substances), kind, authority, page, limit };
  const [found, foodsLike, substancesLike] = await Promise.all([
    unknown ? { rows: [], total: 0, facets: {}, updatedAt: null } : listLimits(db, filter, today),
    food && foods?.length === 0 ? listFoodsLike(db, food) : [],
    substance && substances?.length === 0 ? listSubstances(db, { kw: substance, limit: SUBSTANCES_LIKE }) : [],
  ]);
  const [best] = foods ?? [];
  const [meant] = substances ?? [];
  return {
    list: found.rows.map(presentLimit),
    total: found.total,
    page,
    limit,
    facets: found.facets,
    updated_at: found.updatedAt,
    food: best
      ? { ...presentFood(best), path: best.path.map((title, place) => ({ id: best.path_ids[place] ?? '', title })) }
      : null,
    substance: meant
      ? { id: meant.id, name: meant.name, alias: meant.alias, kind: meant.kind, info: meant.info }
      : null,
    foods_like: foodsLike.map(presentFood),
    substances_like: substancesLike.map(({ id, name, kind }) => ({ id, name, kind })),
    source: presentSource(sources[0]),
  };
};

export const readLimitFoods = async (db: Db): Promise<LimitFood[]> => (await listFoods(db)).map(presentFood);

export const readLimitSubstances: ServiceOf<'standard/getLimitSubstances'> = async (db, request) =>
  (await listSubstances(db, request)).map(({ id, name, kind, count }) => ({ id, name, kind, count }));

const presentFood = ({ path: _path, path_ids: _ids, ...food }: FoodRow): LimitFood => food;
