/** Letters and digits alone, half-width and in lower case: how texts are compared without their marks. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
