/** Converts a title to a file name that is valid on every system, without extension. */
export const fileNameOf = (title: string): string =>
  [...title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')].slice(0, 80).join('') || '报告';
