import type { Limit } from '@bee/contracts/entity/standard';
import type { Kysely } from 'kysely';
import type { Evidence, Lookup } from '../../../answering/finding.ts';
import type { Database } from '../../../db/schema.ts';
import { findLimits } from '../service/find-limits.ts';
import type { RequestedLimit } from './store/find-limits.ts';

const MAX_LIMITS = 4;
const SHOWN = 10;

/** Limits of a substance in a food. Of limits set for food groups, only the closest group applies and is reported. */
export const findRequestedLimits = async (
  db: Kysely<Database>,
  { food, substance }: Pick<RequestedLimit, 'food' | 'substance'>,
  today: string,
): Promise<Lookup> => {
  const request = { ...(food && { food }), ...(substance && { substance }) };
  const { list } = await findLimits(db, { ...request, page: 1, limit: SHOWN }, today);
  const applying = list.filter(({ applies }) => applies).slice(0, MAX_LIMITS);
  const to = {
    page: 'application/standard/list',
    params: { view: 'limits', ...(food && { food }), ...(substance && { sub: substance }) },
  };
  if (applying.length === 0)
    return {
      findings: [],
      blocks: [],
      missing: [`限量表里没有${food ? `“${food}”中` : ''}${substance ? `“${substance}”` : ''}的限量`],
    };
  return {
    findings: [applying.map((limit) => ({ text: sentenceOf(limit), evidence: quoteOf(limit, to) }))],
    blocks: [
      {
        type: 'table',
        title: `${food ?? ''}${substance ?? ''}限量`,
        source: { api: 'standard/findLimits', params: { ...request, limit: SHOWN } },
        to,
        as_of: null,
      },
    ],
    missing: [],
  };
};

const amountOf = ({ value_text, unit }: Limit): string => `${value_text}${unit ? ` ${unit}` : ''}`;

const standardOf = ({ standard, authority }: Limit): string =>
  standard ? `${standard.code}${standard.status && standard.status !== 'current' ? '（非现行）' : ''}` : authority;

const sentenceOf = (limit: Limit): string => {
  const { food_text, food, substance, via } = limit;
  const group = via === '食品' ? '' : `（按${via}“${food}”的规定）`;
  return `${food_text || food}中**${substance}**的限量为 **${amountOf(limit)}**${group}，依据 ${standardOf(limit)}。`;
};

const quoteOf = (limit: Limit, to: Evidence['to']): Evidence => ({
  kind: 'standard',
  id: limit.id,
  title: `${limit.food} · ${limit.substance}限量`,
  org: limit.source_name,
  date: null,
  page: null,
  quote: `${limit.food_text || limit.food} ${limit.substance} ${amountOf(limit)} ${standardOf(limit)}${limit.clause ? ` ${limit.clause}` : ''}`,
  to: limit.standard?.id ? { page: 'application/standard/detail', params: { id: limit.standard.id } } : to,
  score: 1,
  sample: limit.sample,
  validity: limit.standard?.status ?? null,
});
