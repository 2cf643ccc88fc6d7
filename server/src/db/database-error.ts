/** `away`: it cannot be reached. `crowded`: no connection became free. `slow`, `locked`: a limit of the statement was hit. */
export type DatabaseTrouble = 'away' | 'crowded' | 'slow' | 'locked';

/** The database did not do what it was asked, for a reason that is not the statement's content. */
export class DatabaseUnavailable extends Error {
  readonly trouble: DatabaseTrouble;
  /** Of the error behind it: SQLSTATE or name of the system call's error. */
  readonly code: string | undefined;

  constructor(trouble: DatabaseTrouble, cause: Error) {
    super(cause.message, { cause });
    this.trouble = trouble;
    this.code = (cause as { code?: string }).code;
  }
}

/** The error of a statement or a connection, as DatabaseUnavailable where it is one. */
export const databaseError = (error: Error): Error => {
  const trouble = troubleOf(error);
  return trouble ? new DatabaseUnavailable(trouble, error) : error;
};

const troubleOf = (error: Error): DatabaseTrouble | null => {
  const { code, message } = error as Error & { code?: string };
  if (error instanceof DatabaseUnavailable) return null;
  if (message === NO_FREE_CONNECTION) return 'crowded';
  if (code === '57014') return 'slow';
  if (code === '55P03') return 'locked';
  return (code !== undefined && AWAY.test(code)) || LOST.test(message) ? 'away' : null;
};

const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

/** Shutting down, starting, connection exceptions, too many connections, idle too long; and errors of sockets. */
const AWAY =
  /^(?:57P0[1-5]|08...|53300|25P03|E(?:CONN\w+|PIPE|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN)|ENOENT)$/;

/** What `pg` says without a code. */
const LOST =
  /^Connection terminated|^timeout expired$|connection error and is not queryable|^Client was closed|after calling end on the pool/;
