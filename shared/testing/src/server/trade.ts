import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Browser, TestApp } from './test-app.ts';

type Operation = Parameters<TestApp['call']>[0];

/** Calls to the trade operations of the app that a test file has started, and direct queries of the rows. */
export const tradeCalls = (app: () => TestApp) => {
  const ask = async <Id extends Operation>(id: Id, request: object = {}, browser?: Browser) =>
    (await app().call(id, request, browser)).body.data as DataFor<Id>;
  return {
    ask,
    query: (request: Partial<RequestFor<'trade/getTradeDataList'>>, browser?: Browser) =>
      ask('trade/getTradeDataList', { hs: ['08106000'], ...request }, browser),
    refusal: async (id: Operation, request: object, browser?: Browser) => {
      const { status, body } = await app().call(id, request, browser);
      expect(status).toBeLessThan(500);
      expect(body.success).toBe(false);
      return body.msg;
    },
    sumOf: async (condition: RawBuilder<unknown>) => {
      const { rows } = await sql<{ usd: number | null; qty: number | null }>`
        select sum(usd) as usd, sum(qty) as qty from trade_row where ${condition}`.execute(app().database.db);
      return rows[0] ?? { usd: null, qty: null };
    },
  };
};
