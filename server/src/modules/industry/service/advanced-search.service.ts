import type { TableFreq } from '@bee/contracts/entity/industry';
import type { Facet } from '@bee/contracts/shapes';
import { tableFreqTitles } from '@bee/domain/table-freq';
import type { ServiceOf } from '../../../http/route.ts';
import { uidOrNull, type Viewer } from '../../../http/viewer.ts';
import { presentCard } from '../model/table.presenter.ts';
import { type FacetCount, matchTables } from '../store/advanced-search.repository.ts';
import { listCardsById } from '../store/table.repository.ts';

/** Searches tables by name, place, frequency, time span and source. */
export const searchTables: ServiceOf<'industry/seniorSearchTree', [viewer: Viewer | null]> = async (
  db,
  request,
  viewer,
) => {
  const { page, limit } = request;
  const { ids, total, facets, updatedAt } = await matchTables(db, request);
  const rows = await listCardsById(db, uidOrNull(viewer), ids, limit);
  return { list: rows.map(presentCard), total, page, limit, facets: groupFacets(facets), updated_at: updatedAt };
};

const groupFacets = (counts: readonly FacetCount[]): Record<string, Facet[]> =>
  Object.fromEntries(
    (['domain', 'freq', 'source'] as const).map((name) => [
      name,
      counts
        .filter((one) => one.name === name)
        .map(({ value, label, count }) => ({
          value,
          label: name === 'freq' ? tableFreqTitles[value as TableFreq] : label,
          count,
        })),
    ]),
  );
