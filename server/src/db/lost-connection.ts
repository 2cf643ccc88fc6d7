/** SQLSTATE classes unrelated to the rows: connection, resources, operator intervention, system. */
const AWAY = /^(08|53|57|58)/;
/** Serialization failures and deadlocks: the same statement may succeed on retry. */
const AGAIN = /^40/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whether to retry later. An error without an SQLSTATE was not raised by the database, so it can be retried. */
export const isLostConnection = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string' || !SQLSTATE.test(code)) return true;
  return AWAY.test(code) || AGAIN.test(code);
};
