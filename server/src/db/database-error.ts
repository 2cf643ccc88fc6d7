/**
 * `away`: the database cannot be reached. `crowded`: the pool or the server has no free connection. `slow`, `locked`:
 * the statement or lock timeout expired.
 */
export type DatabaseTrouble = 'away' | 'crowded' | 'slow' | 'locked';

/** The database failed for a reason unrelated to the content of the statement. */
export class DatabaseUnavailable extends Error {
  readonly trouble: DatabaseTrouble;
  /** Code of the underlying error: SQLSTATE or system error code (`ECONNREFUSED`). */
  readonly code: string | undefined;

  constructor(trouble: DatabaseTrouble, cause: Error) {
    super(cause.message, { cause });
    this.trouble = trouble;
    this.code = (cause as { code?: string }).code;
  }
}

/**
 * Wraps an error of a statement or connection in DatabaseUnavailable where it applies; returns all other errors
 * unchanged.
 */
export const databaseError = (error: Error): Error => {
  const trouble = troubleOf(error);
  return trouble ? new DatabaseUnavailable(trouble, error) : error;
};

/** The database cannot be reached. */
export const isOutage = (error: unknown): boolean => error instanceof DatabaseUnavailable && error.trouble === 'away';

const troubleOf = (error: Error): DatabaseTrouble | null => {
  const { code, message } = error as Error & { code?: string };
  if (error instanceof DatabaseUnavailable) return null;
  // As an outage it would be reported over and over: the health check keeps its own connection and sees none.
  if (message === NO_FREE_CONNECTION || code === '53300') return 'crowded';
  if (code === '57014') return 'slow';
  if (code === '55P03') return 'locked';
  return (code !== undefined && AWAY.test(code)) || LOST.test(message) ? 'away' : null;
};

const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

/** Shutdown, startup, connection exceptions, idle timeout, and socket errors. */
const AWAY = /^(?:57P0[1-5]|08...|25P03|E(?:CONN\w+|PIPE|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN)|ENOENT)$/;

/** Messages of `pg` errors that have no code. */
const LOST =
  /^Connection terminated|^timeout expired$|connection error and is not queryable|^Client was closed|after calling end on the pool/;

/** True for the error of a unique index or key: a concurrent transaction has stored the value first. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505';
