/** Kinds of things with other names. */
export const thesaurusKinds = {
  produce: '果蔬',
  grain: '粮油',
  food: '食物',
  animal: '畜禽',
  aquatic: '水产',
  herb: '药材',
  substance: '药物与成分',
  body: '机构',
  document: '法规与标准',
  other: '其他',
} as const;
export type ThesaurusKind = keyof typeof thesaurusKinds;

export type ThesaurusNames = {
  name: string;
  synonyms: readonly string[];
  /** Of which it is a variety. */
  broader: readonly string[];
  /** Taken for it by name, but another thing. */
  unlike: readonly string[];
};

export const thesaurusFields: Record<keyof ThesaurusNames, string> = {
  name: '名称',
  synonyms: '别名',
  broader: '属于',
  unlike: '不是',
};

export const LONGEST_NAME = 40;
export const MAX_NAMES = 60;

/** Names of one cell or field: 洋柿子、番柿；tomato. A comma between digits belongs to a name: 2,4-滴. */
export const splitNames = (typed: string): string[] => {
  const names = typed.match(/(?:\d,(?=\d)|[^、,，;；\n])+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))];
};

/** Why these names cannot be stored, with the field that the message is about; null if they can. */
export const thesaurusProblem = (names: ThesaurusNames): { field: keyof ThesaurusNames; message: string } | null => {
  const { name, synonyms, unlike } = names;
  if (name.trim() === '') return { field: 'name', message: '请填写名称' };
  const problem = nameProblem(name);
  if (problem) return { field: 'name', message: problem };
  for (const field of ['synonyms', 'broader', 'unlike'] as const) {
    const list = names[field];
    const title = thesaurusFields[field];
    if (list.length > MAX_NAMES)
      return { field, message: `“${title}”最多 ${MAX_NAMES} 个，现在有 ${list.length} 个，请删去一些` };
    const wrong = list.map(nameProblem).find(Boolean);
    if (wrong) return { field, message: wrong };
    if (list.some((each) => formOf(each) === formOf(name)))
      return { field, message: `“${title}”里不能再写名称“${name.trim()}”，请删去` };
    const twice = list.find((each, at) => list.findIndex((other) => formOf(other) === formOf(each)) < at);
    if (twice) return { field, message: `“${title}”里“${twice}”写了两次，请删去一个` };
  }
  const both = synonyms.find((each) => unlike.some((other) => formOf(other) === formOf(each)));
  return both ? { field: 'unlike', message: `“${both}”既是别名又写在“不是”里，请删去一处` } : null;
};

const formOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Why this name cannot be stored; null if it can. */
export const nameProblem = (name: string): string | null => {
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u.test(name)) return `“${visibleOf(name)}”里有看不见的控制字符，请删去后重新输入`;
  const length = [...name.trim()].length;
  if (length > LONGEST_NAME)
    return `“${[...name].slice(0, 10).join('')}…”有 ${length} 个字，最多 ${LONGEST_NAME} 个，请缩短`;
  return /[\p{L}\p{N}]/u.test(name) ? null : `“${name}”至少要有一个汉字、字母或数字`;
};

const visibleOf = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '');
