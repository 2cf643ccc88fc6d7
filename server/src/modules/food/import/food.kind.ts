import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import { nutrientOrder, nutrients } from '@bee/domain/nutrient';
import { type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { otherNames } from '../../search/index.ts';
import { splitName } from '../model/food-names.ts';
import type { Amount, NewFood } from '../store/store-foods.ts';
import { foodColumns } from './food-columns.ts';
import { publishFoods } from './store/publish-foods.ts';

/** Foods with their amounts per 100 g of the edible part. */
export const food: ImportKind<NewFood> = {
  name: 'food',
  sourceKind: 'food',
  title: '食物成分',
  columns: foodColumns,
  parse: (fields) => parseFood(fields),
  keyOf: ({ code }) => code,
  ...stagedRows<NewFood>({
    table: 'stage_food',
    columns: { code: 'text' },
    computed: { food: ['jsonb', (row) => row] },
    key: ['code'],
  }),
  publish: publishFoods,
};

const CODE = /^[a-z0-9][a-z0-9.-]{0,23}$/;

const parseFood = (fields: Fields): ParsedRow<NewFood> => {
  const code = textOf(fields.foodCode).toLowerCase();
  if (!code) return { refused: '没有食物编码' };
  if (!CODE.test(code)) return { refused: `食物编码只能由数字和字母组成（${code}）` };
  const written = textOf(fields.foodName);
  if (!written) return { refused: '没有食物名称' };
  const first = textOf(fields.category);
  if (!first) return { refused: '没有食物分类' };
  const doubts: string[] = [];
  const amounts: NewFood['amounts'] = {};
  for (const key of nutrientOrder) {
    const { amount, doubt } = parseAmount(key, fields[key]);
    if (amount) amounts[key] = amount;
    if (doubt) doubts.push(doubt);
  }
  if (Object.keys(amounts).length === 0) return { refused: '没有任何成分数值' };
  const { name, alias } = splitName(written);
  const given = textOf(fields.alias);
  return {
    row: {
      code,
      name,
      alias: [...new Set([...alias, ...given.split(/[，,、;；]/).map((one) => one.trim())])].filter(Boolean),
      en: textOf(fields.en) || null,
      latin: textOf(fields.latin) || null,
      first,
      second: textOf(fields.subcategory) || '未细分',
      edible: edibleOf(fields.edible, doubts),
      representative: code.endsWith('x') || /代表值|均值/.test(name),
      origin: originOf(fields.remark),
      description: textOf(fields.description) || null,
      dataClass: dataClasses[textOf(fields.data_class)] ?? null,
      portions: [],
      amounts,
    },
    doubts: [...doubts, ...doubtsOf(amounts)],
    names: otherNames('food', name, given),
  };
};

const dataClasses: Record<string, NewFood['dataClass']> = {
  lab: 'lab',
  检测: 'lab',
  label: 'label',
  标签: 'label',
  calc: 'calc',
  计算: 'calc',
  borrowed: 'borrowed',
  借用: 'borrowed',
};

const edibleOf = (cell: unknown, doubts: string[]): number | null => {
  const text = textOf(cell);
  if (/^[-–—―─]*$/.test(text)) return null;
  const share = /^\d+(?:\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (share > 0 && share <= 100) return share;
  doubts.push(`食部应在 0 到 100 之间，按未知处理（${text}）`);
  return null;
};

/** A place name; a dash or UK (unknown) counts as empty. */
const originOf = (cell: unknown): string | null => {
  const text = textOf(cell);
  return /^(?:[-–—―─]*|UK)$/i.test(text) ? null : text;
};

const MAIN: readonly NutrientKey[] = ['energy', 'protein', 'fat', 'carb'];

const WHOLE: readonly NutrientKey[] = ['water', 'protein', 'fat', 'carb', 'ash'];

/** In grams per 100 g; analytical values add up to 100 g only roughly. */
const MAX_GRAMS = 105;

/** Problems of the row as a whole. The row is still imported, since it is unknown which number is wrong. */
const doubtsOf = (amounts: NewFood['amounts']): string[] => {
  const grams = WHOLE.reduce((sum, key) => sum + (amounts[key]?.state === 'doubt' ? 0 : (amounts[key]?.v ?? 0)), 0);
  return [
    ...(MAIN.every((key) => !amounts[key]) ? [`没有${MAIN.map((key) => nutrients[key].title).join('、')}`] : []),
    ...(grams > MAX_GRAMS ? [`水分、蛋白质、脂肪、碳水化合物与灰分之和超过 100 g（${grams.toFixed(1)} g）`] : []),
  ];
};

/** `amount` is null if not measured; `doubt` is reported to the operator. */
type ParsedAmount = { amount: Amount | null; doubt?: string };

/**
 * Parses a cell of a food table: 12.3, `<0.5` (below the limit of detection), Tr (traces), 899* or (899) (calculated),
 * — or empty (not measured). Any other text counts as not measured; amounts beyond the physical maximum are stored with
 * state `doubt`.
 */
export const parseAmount = (key: NutrientKey, cell: unknown): ParsedAmount => {
  const { title, unit, most } = nutrients[key];
  const text = textOf(cell).normalize('NFKC').replace(/\s/g, '');
  if (NOT_MEASURED.test(text)) return { amount: null };
  const traces = TRACES.exec(text);
  if (traces) {
    const amount: Amount = { v: null, state: 'tr', decimals: 0 };
    return /^[A-Za-z\p{Script=Han}]/u.test(text) ? { amount } : { amount, doubt: `${title}按微量处理（${text}）` };
  }
  const [, below, number = ''] = /^(<|≤)?(.+)$/.exec(text) ?? [];
  const calculated = /^(?:(.+)\*|\((.+)\))$/.exec(number);
  const digits = plainDigits(calculated ? (calculated[1] ?? calculated[2] ?? '') : number);
  if (digits === null) {
    const what = /^-\d/.test(text) ? '是负数' : '不是数值';
    return { amount: null, doubt: `${title}${what}，按未测处理（${text}）` };
  }
  const v = Number(digits);
  const decimals = digits.split('.')[1]?.length ?? 0;
  if (v > most)
    return {
      amount: { v, state: 'doubt', decimals },
      doubt: `${title}超出食物可能的范围，保留原值并标为存疑，不参与排名和均值（${text} ${unit}）`,
    };
  return { amount: { v, state: below ? '<' : calculated ? 'est' : '=', decimals } };
};

const NOT_MEASURED = /^(?:[-–—―─]*|\/|N|ND?A|…)$/i;
const TRACES = /^\.?(?:tr|traces?|微量|痕量)\.?$/i;

/** Normalizes 1,048 (thousands separator) and 0,5 (decimal comma); null if the text is not a number. */
const plainDigits = (text: string): string | null => {
  if (/^\d+(?:\.\d+)?$/.test(text)) return text;
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replace(/,/g, '');
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : null;
};
