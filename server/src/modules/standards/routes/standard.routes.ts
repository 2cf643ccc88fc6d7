import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { checkNumbers } from '../service/check-numbers.ts';
import { findLimits, readLimitFoods, readLimitSubstances } from '../service/find-limits.ts';
import { readStandard, readStandards, readTypes } from '../service/standard.service.ts';

export const standardRoutes = ({ db }: Deps): Route[] => [
  route('standard/getTypeList', () => readTypes(db)),
  route('standard/getList', (request, { today }) => readStandards(db, request, today)),
  route('standard/getDetail', ({ id }, { today }) => readStandard(db, id, today)),
  route('standard/checkNumbers', ({ text }, { today }) => checkNumbers(db, text, today)),
  route('standard/findLimits', (request, { today }) => findLimits(db, request, today)),
  route('standard/getLimitFoods', () => readLimitFoods(db)),
  route('standard/getLimitSubstances', (request) => readLimitSubstances(db, request)),
];
