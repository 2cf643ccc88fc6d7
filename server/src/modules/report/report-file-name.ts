/** A title as the name of a file that every system takes, without extension. */
export const fileNameOf = (title: string): string =>
  [...title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')].slice(0, 80).join('') || '报告';
