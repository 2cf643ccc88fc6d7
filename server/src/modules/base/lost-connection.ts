/** SQLSTATE classes that say nothing about the rows: connection, resources, operator's intervention, system. */
const AWAY = /^(08|53|57|58)/;
/** Serialisation failures and deadlocks: the same statement may work the next time. */
const AGAIN = /^40/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whether trying again later makes sense: without a code of the database it was not the database that refused. */
export const isLostConnection = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string' || !SQLSTATE.test(code)) return true;
  return AWAY.test(code) || AGAIN.test(code);
};
