const TYPED = /^(\d{1,10})(?:\.(\d{0,2}))?$/;

/** Converts typed yuan to the form of the contract: 99, 99.5 and ９９．５ are accepted; null if it is not an amount. */
export const typedYuan = (typed: string): string | null => {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/[\s,¥]|元$/g, '');
  const found = TYPED.exec(plain);
  return found && `${Number(found[1])}.${(found[2] ?? '').padEnd(2, '0')}`;
};
