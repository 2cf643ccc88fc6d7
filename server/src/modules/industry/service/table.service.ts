import { shanghaiDay } from '../../../clock.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOrNull, type Viewer } from '../../../http/viewer.ts';
import { favoriteState } from '../../identity/index.ts';
import { findSource, presentSource } from '../../sources/index.ts';
import { openRows, rowsAccess } from '../model/industry.policy.ts';
import { presentCard, presentField, presentTable } from '../model/table.presenter.ts';
import { citeTable } from '../model/table-citation.ts';
import { keyFields } from '../model/table-fields.ts';
import { placesBelow } from '../model/table-places.ts';
import {
  listCardsById,
  listChildCards,
  listRelatedCards,
  listUpdatedCards,
  listValues,
  listViewedCards,
} from '../store/table.repository.ts';
import { noteView } from '../store/view.repository.ts';
import { knownTable } from './query-plan.ts';

/** The metadata of a table; records the view for members. @throws NotFound */
export const readTable: ServiceOf<
  'industry/getIndex',
  [context: Pick<CallContext, 'viewer' | 'now' | 'today'>]
> = async (db, { model_id }, { viewer, now, today }) => {
  const uid = uidOrNull(viewer);
  const row = await knownTable(db, model_id, uid);
  const [source, favorite] = await Promise.all([
    findSource(db, row.source_id),
    uid === null ? null : favoriteState(db, { uid, type: 'model', targetId: model_id }),
    uid === null ? null : noteView(db, uid, model_id, now),
  ]);
  const extras = {
    source: presentSource(source),
    favorited: favorite?.favorited ?? false,
    access: rowsAccess(viewer, {
      shown: Math.min(openRows(viewer) ?? row.row_count, row.row_count),
      total: row.row_count,
      all: row.row_count,
    }),
    citation: citeTable(row.title, source, shanghaiDay(new Date(row.updated_at))),
  };
  return presentTable(row, extras, today);
};

const MAX_OPTIONS = 500;

/** @throws NotFound */
export const readFields: ServiceOf<'industry/getFieldLists'> = async (db, { model_id }) => {
  const table = await knownTable(db, model_id);
  const columns = new Map(keyFields(table.fields).map(({ field, column }) => [field, column]));
  return Promise.all(
    table.fields.map(async (field) => {
      const column = columns.get(field.field);
      if (!column) return presentField(field);
      const values = await listValues(db, table.no, column);
      if (field.role === 'geo') return { ...presentField(field), option_count: values.length };
      const place = new Map(field.order?.map((value, index) => [value, index]));
      const shown =
        field.role === 'time'
          ? values.sort((a, b) => (a.value < b.value ? 1 : -1))
          : values.sort((a, b) => b.rows - a.rows || (place.get(a.value) ?? 0) - (place.get(b.value) ?? 0));
      return {
        ...presentField(field),
        options: shown.slice(0, MAX_OPTIONS).map(({ value, rows }) => ({ value, label: value, count: rows })),
        option_count: values.length,
      };
    }),
  );
};

/** @throws NotFound */
export const readPlaces: ServiceOf<'industry/getSpaceCity'> = async (db, { model_id, pid }) => {
  const table = await knownTable(db, model_id);
  return placesBelow(await listValues(db, table.no, 'adcode'), pid);
};

/**
 * Recently updated tables, or recently viewed tables, newest first. For visitors the browser sends the ids of viewed
 * tables.
 */
export const readRecent: ServiceOf<'industry/getRecentList', [viewer: Viewer | null]> = async (
  db,
  { kind, ids = [], limit },
  viewer,
) => {
  const uid = uidOrNull(viewer);
  const rows =
    kind === 'updated'
      ? listUpdatedCards(db, uid, limit)
      : uid === null
        ? listCardsById(db, uid, ids, limit)
        : listViewedCards(db, uid, limit);
  return { list: (await rows).map(presentCard) };
};

const MAX_RELATED = 8;

/** @throws NotFound */
export const readRelated: ServiceOf<'industry/getRelateLists', [viewer: Viewer | null]> = async (
  db,
  { model_id },
  viewer,
) => {
  const rows = await listRelatedCards(db, uidOrNull(viewer), await knownTable(db, model_id), MAX_RELATED);
  return { list: rows.map(presentCard) };
};

const MAX_CHILDREN = 50;

/** @throws NotFound */
export const readChildren: ServiceOf<'industry/getChildModelList', [viewer: Viewer | null]> = async (
  db,
  { model_id },
  viewer,
) => {
  await knownTable(db, model_id);
  const rows = await listChildCards(db, uidOrNull(viewer), model_id, MAX_CHILDREN);
  return { list: rows.map(presentCard) };
};
