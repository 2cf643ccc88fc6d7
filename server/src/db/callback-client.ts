import pg from 'pg';
import { databaseError } from './database-error.ts';

type Done = (error: Error | null, result: pg.QueryResult) => void;
type Query = (text: unknown, values: unknown, done?: Done) => unknown;

/**
 * Asks through callbacks. A query that pg itself makes a promise of stays in memory with all its rows until a full
 * collection (a tenth of what a list costs), one with a callback goes with the next small one.
 */
export class CallbackClient extends pg.Client {
  override query = ((text: unknown, values: unknown, done?: Done) => {
    const ask = super.query.bind(this) as Query;
    if (typeof text !== 'string' || typeof values === 'function' || done) return ask(text, values, done);
    return new Promise((resolve, reject) => {
      ask(text, values, (error, result) => (error ? reject(databaseError(error)) : resolve(result)));
    });
  }) as pg.Client['query'];
}
