/**
 * Compares dates, codes and ids by their characters. Not localeCompare: its first call loads rules of collation, which
 * takes a twentieth of the time of a first page's scripts.
 */
export const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
