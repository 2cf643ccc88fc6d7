import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { takeTableExport } from '../../../limits/take-export.ts';
import { readCategories, readList, readRelated, searchFoods } from '../service/food.service.ts';
import { readFood } from '../service/food-detail.service.ts';
import { readSeason } from '../service/season.service.ts';

export const foodRoutes = ({ db }: Deps): Route[] => [
  route('food/getCateList', () => readCategories(db)),
  route('food/getList', (request) => readList(db, request)),
  route('food/search', (request) => searchFoods(db, request)),
  route('food/getRelatedList', (request) => readRelated(db, request)),
  route('food/getSeason', (_request, { today }) => readSeason(db, today)),
  route('food/takeExport', (_request, context) => takeTableExport(db, memberOf(context), 'food', context)),
  route('food/getDetail', ({ code }, { today }) => readFood(db, code, today)),
];
