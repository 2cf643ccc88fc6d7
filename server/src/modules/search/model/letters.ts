/** Letters and digits only, half-width and in lower case, for comparing texts without punctuation. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
