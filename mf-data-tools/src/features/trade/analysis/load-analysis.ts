import type { HsNode } from '@bee/contracts/resource/trade';
import { type ApiCaller, ApiError } from '@bee/platform';
import { loadQuery, type QueryData } from '../query/query-data.ts';
import { type AnalysisQuery, analysisRequest, MAX_CODES } from './analysis-query.ts';

/** Whose parts a treemap shows: a code with those above it, and the only partner. */
export type Levels = { path: readonly HsNode[]; partner: string | null };
export type AnalysisData = QueryData & { levels: Levels };

/** A treemap of all goods or of a single code shows the next level of the commodity tree, the largest codes of it. */
export const loadAnalysis = async (api: ApiCaller, query: AnalysisQuery): Promise<AnalysisData> => {
  const { asked, kind, by } = query;
  const [code] = asked.hs;
  const level = kind === 'tree' && by === 'hs' && asked.hs.length <= 1 ? await levelBelow(api, code) : null;
  const [flow = 'import'] = asked.flows;
  const codes = (level?.list ?? [])
    .toSorted((one, other) => (other[`${flow}_usd`] ?? 0) - (one[`${flow}_usd`] ?? 0))
    .slice(0, MAX_CODES)
    .map((node) => node.code);
  const found = await loadQuery(api, asked, { ...analysisRequest(query), ...(codes.length > 0 && { hs: codes }) });
  const [partner] = asked.partners.length === 1 ? asked.partners : [];
  const name = found.lists.countries.find((country) => country.code === partner)?.name ?? partner ?? null;
  return { ...found, levels: { path: level?.path ?? [], partner: name } };
};

/** An unknown code is reported by the query itself. */
const levelBelow = async (api: ApiCaller, pid: string | undefined) => {
  try {
    return await api('trade/getCategoryTree', { ...(pid && { pid }) });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};
