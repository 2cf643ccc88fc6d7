/** Position of a hot search word: first, by heat, or hidden. */
export const hotWordStates = { pinned: '置顶', shown: '显示', hidden: '隐藏' } as const;
export type HotWordState = keyof typeof hotWordStates;

/** Origin of a word: counted searches, an operator, or the sample data. */
export const hotWordOrigins = { search: '自动（搜索次数）', operator: '运营添加', initial: '示例数据' } as const;
export type HotWordOrigin = keyof typeof hotWordOrigins;

export const LONGEST_HOT_WORD = 20;

/** Why a typed word cannot become a hot word, as a message for the user; null if it can. */
export const hotWordProblem = (typed: string): string | null => {
  const word = typed.trim();
  if (word === '') return '请输入搜索词';
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u.test(word)) return '搜索词里有看不见的控制字符，请删去后重新输入';
  const length = [...word.normalize('NFKC')].length;
  if (length > LONGEST_HOT_WORD) return `搜索词最多 ${LONGEST_HOT_WORD} 个字，现在有 ${length} 个字，请缩短`;
  if (!/[\p{L}\p{N}]/u.test(word)) return '搜索词至少要有一个汉字、字母或数字';
  return null;
};
