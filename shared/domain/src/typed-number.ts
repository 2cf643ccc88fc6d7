const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const YUAN = /^(\d{1,10})(?:\.(\d{0,2}))?$/;

/**
 * The digits of a number as people type and paste it: "1,280.05", "１２８０．０５" and " ¥1 280.05元 " become "1280.05".
 * Other text keeps its characters, so that the reader of a field can refuse it: "1,28" could be 1.28 or 128.
 */
export const typedDigits = (typed: string): string => {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s|^¥|元$/g, '');
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
};

/** NaN for an empty field and for what is not a number. */
export const typedNumber = (typed: string): number => {
  const digits = typedDigits(typed);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Converts typed yuan to the form of the contract: 99, 99.5 and ９９．５ are accepted; null if it is not an amount. */
export const typedYuan = (typed: string): string | null => {
  const found = YUAN.exec(typedDigits(typed));
  return found && `${Number(found[1])}.${(found[2] ?? '').padEnd(2, '0')}`;
};
