import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { type ApiCaller, ApiError } from '@bee/platform';
import { problemOf, type TradeQuery, tradeRequest } from './trade-query.ts';

export type TradeAnswer = DataFor<'trade/getTradeDataList'>;

/** Code and name, for choices and chips. */
export type Named = { code: string; name: string };
export type QueryLists = { countries: Named[]; ports: Named[]; modes: Named[]; regs: Named[] };

export type QueryData = {
  lists: QueryLists;
  /** null for an invalid query. */
  answer: TradeAnswer | null;
  problem: string | null;
};

/**
 * Loads the lists of the form and the response; a rejected query becomes a message next to the form, not an error page.
 */
export const loadQuery = async (
  api: ApiCaller,
  query: TradeQuery,
  asked: Partial<RequestFor<'trade/getTradeDataList'>>,
): Promise<QueryData> => {
  const problem = problemOf(query);
  const [lists, found] = await Promise.all([
    loadLists(api),
    problem === null ? ask(api, { ...tradeRequest(query), ...asked }) : { answer: null, problem },
  ]);
  return { lists, ...found };
};

const ask = async (api: ApiCaller, request: RequestFor<'trade/getTradeDataList'>) => {
  try {
    return { answer: await api('trade/getTradeDataList', request), problem: null };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 0 || error.code === NOT_FOUND))
      return { answer: null, problem: error.message };
    throw error;
  }
};

const NOT_FOUND = 404;

const loadLists = async (api: ApiCaller): Promise<QueryLists> => {
  const [countries, { ports, modes, regs }] = await Promise.all([
    api('trade/getCountryList', {}),
    api('trade/getPortList', {}),
  ]);
  const plain = ({ code, name }: Named) => ({ code, name });
  return {
    countries: countries.map(plain),
    ports: ports.map(plain),
    modes: modes.map(plain),
    regs: regs.map(({ adcode, name }) => ({ code: adcode, name })),
  };
};
