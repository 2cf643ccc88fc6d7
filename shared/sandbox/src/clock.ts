/** Given by the server, or by tests, which set the current time. */
export type Clock = { now(): Date };
