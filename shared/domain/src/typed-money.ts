const TYPED = /^(\d{1,10})(?:\.(\d{0,2}))?$/;

/** What a person typed as yuan, in the form of the contract: 99, 99.5 and ９９．５ are sums, null is none. */
export const typedYuan = (typed: string): string | null => {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/[\s,¥]|元$/g, '');
  const found = TYPED.exec(plain);
  return found && `${Number(found[1])}.${(found[2] ?? '').padEnd(2, '0')}`;
};
