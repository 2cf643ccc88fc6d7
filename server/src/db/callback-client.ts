import pg from 'pg';
import { activityFields, currentActivity, type Span } from '../telemetry/activity.ts';
import type { Report } from '../telemetry/process-log.ts';
import { noteStatement } from './call-scope.ts';
import { databaseError } from './database-error.ts';

type Done = (error: Error | null, result: pg.QueryResult) => void;
type Query = (text: unknown, values: unknown, done?: Done) => unknown;

/** `report` gets statements that take at least `slowMs`. */
export type StatementConfig = { slowMs?: number | undefined; report?: Report };

/** Statements of imports with many rows are cut. Values are never recorded, only their placeholders. */
const LONGEST_TEXT = 2000;

/**
 * Queries through callbacks instead of promises. When pg creates the promise, the result rows stay in memory until a
 * full garbage collection (a tenth of the cost of a list query); with a callback the next minor collection frees them.
 */
export class CallbackClient extends pg.Client {
  readonly #slowMs: number;
  readonly #report: Report | undefined;

  constructor(config: pg.ClientConfig & StatementConfig = {}) {
    super(config);
    this.#slowMs = config.slowMs ?? Number.POSITIVE_INFINITY;
    this.#report = config.report;
  }

  override query = ((text: unknown, values: unknown, done?: Done) => {
    const ask = super.query.bind(this) as Query;
    if (typeof text !== 'string' || typeof values === 'function' || done) return ask(text, values, done);
    noteStatement(text);
    const end = this.#begin(text);
    return new Promise((resolve, reject) => {
      ask(text, values, (error, result) => {
        end(error);
        if (error) reject(databaseError(Object.assign(error, { statement: shortened(text) })));
        else resolve(result);
      });
    });
  }) as pg.Client['query'];

  /** The callback runs in the context of the connection, so the activity is read before. */
  #begin(text: string): (error: Error | null) => void {
    const activity = currentActivity();
    const span = activity?.span && statementSpan(activity.span, text);
    const from = performance.now();
    return (error) => {
      span?.end(error ?? undefined);
      const ms = Math.round(performance.now() - from);
      if (ms < this.#slowMs) return;
      const details = { event: 'slow statement', ms, statement: shortened(text), ...activityFields(activity) };
      this.#report?.(`一条语句用了 ${ms} 毫秒`, { level: 'warn', ...details });
    };
  }
}

const shortened = (text: string): string => text.slice(0, LONGEST_TEXT);

const statementSpan = (parent: Span, text: string): Span => {
  const operation = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return parent.child(operation, 'CLIENT', { ...attributes, 'db.query.text': shortened(text) });
};
