import { standardTypes } from '@bee/contracts/entity/standard';
import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { findSource, listSources, presentSource } from '../../sources/index.ts';
import { presentLimit } from '../model/limit.presenter.ts';
import { citationOf, presentLink, presentRow } from '../model/standard.presenter.ts';
import { officialUrl, typeTitles } from '../model/standard-titles.ts';
import { listLimitsOf } from '../store/limit.repository.ts';
import { followReplacements, reachedFrom, successorOf } from '../store/replacements.ts';
import { countTypes, findStandard, listRelated } from '../store/standard.repository.ts';
import { listStandards } from '../store/standard-list.repository.ts';

const SHOWN_LIMITS = 100;

export const readTypes = async (db: Db): Promise<DataFor<'standard/getTypeList'>> => {
  const counts = await countTypes(db);
  return standardTypes.map((type) => ({
    type,
    title: typeTitles[type],
    count: counts.find((one) => one.type === type)?.count ?? 0,
  }));
};

export const readStandards: ServiceOf<'standard/getList', [today: string]> = async (db, request, today) => {
  const [{ rows, total, facets, near, updatedAt }, sources] = await Promise.all([
    listStandards(db, request, today),
    listSources(db, 'standard'),
  ]);
  return {
    list: rows.map((row) => presentRow(row, today)),
    total,
    page: request.page,
    limit: request.limit,
    facets,
    near,
    updated_at: updatedAt,
    source: presentSource(sources[0]),
  };
};

/** @throws NotFound when the standard does not exist */
export const readStandard = async (db: Db, id: string, today: string): Promise<DataFor<'standard/getDetail'>> => {
  const row = await findStandard(db, id, today);
  if (!row) throw new NotFound('没有这个标准，可能已被合并或下架；请按编号或名称重新检索');
  const key = row.natural_key;
  const [newer, older, limits, source] = await Promise.all([
    followReplacements(db, [key], 'newer', today),
    followReplacements(db, [key], 'older', today),
    listLimitsOf(db, key, SHOWN_LIMITS, today),
    findSource(db, row.source_id),
  ]);
  const after = reachedFrom(key, newer);
  // In a cycle, versions can be reached from both sides; they are listed as newer only.
  const known = new Set(after.map(({ version }) => version.key));
  const before = reachedFrom(key, older).filter(({ version }) => !known.has(version.key));
  const successor = row.status === 'repealed' ? successorOf(key, newer) : null;
  const { number_key: _number, source_id: _source, ...facts } = row;
  const { title, status, code, issued_at, effective_at, repealed_at, scope } = row;
  const own = { id, key, code, title, status, issued_at, effective_at, repealed_at, scope };
  const chainIds = [...before, ...after].flatMap(({ version }) => version.id ?? []);
  const related = await listRelated(db, row, chainIds, today);
  return {
    ...facts,
    ...presentRow(facts, today),
    chain: [
      ...before.reverse().map(({ version, depth }) => presentLink(version, -depth)),
      presentLink(own, 0),
      ...after.map(({ version, depth }) => presentLink(version, depth)),
    ],
    successor: successor && { id: successor.id, code: successor.code },
    limits: limits.rows.map(presentLimit),
    limit_total: limits.total,
    related: related.map((one) => presentRow(one, today)),
    official_url: officialUrl(row),
    citation: citationOf(row),
    source: presentSource(source),
  };
};
