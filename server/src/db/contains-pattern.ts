/** Pattern of LIKE that matches texts containing this one; its own wildcards are escaped. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
