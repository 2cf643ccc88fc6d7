const PARENTHESES = /[（(][^）)]*[）)]/g;

/** 黄瓜（鲜） → 黄瓜. */
export const withoutBrackets = (name: string): string => name.replace(PARENTHESES, '').trim();
