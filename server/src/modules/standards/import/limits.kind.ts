import { type LimitAuthority, type LimitKind, limitKinds } from '@bee/contracts/entity/standard';
import { type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { copyOf } from '../../../importer/stage-tables.ts';
import { type FoodPlace, limitKeyOf, type NewSubstance, substanceIdOf } from '../store/store-limits.ts';
import { placeOfAnimal } from './food-animals.ts';
import { limitValueOf } from './limit-value.ts';
import { type LimitImport, publishLimits, stageLimits } from './store/stage-limits.ts';
import { substanceNames } from './substance-names.ts';

/**
 * Limits of substances in foods. Accepts four file formats: our own (food with its groups), veterinary drugs by animal,
 * additives by food category (without amounts), and a plain list of additives, which only describes the substances.
 */
export const limits: ImportKind<LimitImport> = {
  name: 'limits',
  sourceKind: 'limit',
  title: '限量',
  columns: [
    { names: ['substance', '物质', '项目', 'drug', '药物', 'additive', '添加剂', 'name', '名称'], required: true },
    { names: ['food', '食品', '食品名称', 'food_category'] },
    { names: ['category', '食品类别'] },
    { names: ['subgroup', '食品亚类', '亚类'] },
    { names: ['food_alias', '食品别名'] },
    { names: ['animal_or_tissue', '动物'] },
    { names: ['value', '限量', '最大残留限量', '最大使用量'] },
    { names: ['mrl_ug_per_kg'] },
    { names: ['max_use_values'] },
    { names: ['unit', '单位'] },
    { names: ['kind', '类型'] },
    { names: ['authority', '来源', '制定者'] },
    { names: ['standard', '标准编号', '标准'] },
    { names: ['clause', '条款'] },
    { names: ['note', '备注'] },
    { names: ['class', '药物分类'] },
    { names: ['adi_ug_per_kg_bw'] },
    { names: ['function', '功能'] },
    { names: ['cns', 'CNS号'] },
    { names: ['ins', 'INS号'] },
  ],
  parse: (fields) => parseLimit(fields),
  keyOf: ({ substance, limit }) => (limit ? limitKeyOf(limit) : substanceIdOf(substance)),
  stages: [copyOf('limit_food', 'id'), copyOf('limit_substance', 'id'), copyOf('food_limit')],
  stage: stageLimits,
  publish: publishLimits,
};

const parseLimit = (fields: Fields): ParsedRow<LimitImport> => {
  const name = textOf(fields.substance);
  if (!name) return { refused: '没有物质名称' };
  if (fields.animal_or_tissue !== undefined || fields.mrl_ug_per_kg !== undefined) return parseDrug(fields, name);
  const alone = fields.food === undefined && fields.category === undefined && fields.subgroup === undefined;
  if (alone && (fields.function !== undefined || fields.max_use_values !== undefined))
    return parseAdditive(fields, name);
  return parseOwn(fields, name);
};

const parseDrug = (fields: Fields, name: string): ParsedRow<LimitImport> => {
  const written = textOf(fields.animal_or_tissue);
  if (!written) return { refused: '没有动物或组织' };
  const found = limitValueOf(fields.mrl_ug_per_kg);
  if (!found) return damaged(fields.mrl_ug_per_kg);
  const { place, excludes, note, known } = placeOfAnimal(written);
  const substance: NewSubstance = {
    ...substanceNames(name),
    kind: '兽药',
    info: factsOf([
      ['类别', fields.class],
      ['每日允许摄入量（μg/kg 体重）', fields.adi_ug_per_kg_bw],
    ]),
  };
  return {
    row: {
      substance,
      limit: {
        place,
        foodText: written,
        substance,
        value: found.value,
        valueText: found.text,
        unit: found.value === null ? null : (found.unit ?? 'μg/kg'),
        authority: 'GB',
        excludes,
        standardCode: textOf(fields.standard) || null,
        clause: textOf(fields.clause) || null,
        note: [note, found.note].filter(Boolean).join('；') || null,
      },
    },
    doubts: known ? [] : [`没有收录的动物，归在食品动物之下（${written}）`],
  };
};

/**
 * The file does not name the foods for its amounts. They are shown as information on the substance and not stored as
 * limits.
 */
const parseAdditive = (fields: Fields, name: string): ParsedRow<LimitImport> => {
  const amounts = textOf(fields.max_use_values).split('|').filter(Boolean);
  const broken = amounts.filter((amount) => !limitValueOf(amount));
  const cns = wholeCns(textOf(fields.cns));
  const ins = textOf(fields.ins);
  return {
    row: {
      substance: {
        ...substanceNames(name),
        kind: '添加剂',
        info: factsOf([
          ['功能', textOf(fields.function).split('|').join('、')],
          ['CNS', cns],
          ['INS', ins],
          [
            '来源列出的最大使用量（g/kg，未与食品对应）',
            amounts.filter((amount) => !broken.includes(amount)).join('、'),
          ],
        ]),
      },
      limit: null,
    },
    doubts: [
      ...broken.map((amount) => `最大使用量不是数字，这一个没有导入（${amount}）`),
      ...(cns === textOf(fields.cns) ? [] : [`CNS 编号补了零（${textOf(fields.cns)}）`]),
      ...(/\d{7,}/.test(ins) ? [`INS 编号粘连（${ins}）`] : []),
    ],
  };
};

const parseOwn = (fields: Fields, name: string): ParsedRow<LimitImport> => {
  const place = placeOf(fields);
  if (!place) return { refused: '没有食品、亚类或类别' };
  const listed = textOf(fields.value) === '' && fields.value === undefined;
  const found = listed ? ALLOWED : limitValueOf(fields.value);
  if (!found) return textOf(fields.value) === '' ? { refused: '没有限量' } : damaged(fields.value);
  const kind = kindOf(textOf(fields.kind), listed);
  if (!kind) return { refused: `没有这类限量（${textOf(fields.kind)}）` };
  const authority = authorityOf(textOf(fields.authority));
  if (!authority) return { refused: `来源应为 GB 或 Codex（${textOf(fields.authority)}）` };
  const unit = textOf(fields.unit) || found.unit;
  if (found.value !== null && !unit) return { refused: '没有单位' };
  const substance: NewSubstance = {
    ...substanceNames(name),
    kind,
    info: factsOf([
      ['功能', fields.function],
      ['CNS', wholeCns(textOf(fields.cns))],
      ['INS', fields.ins],
    ]),
  };
  return {
    row: {
      substance,
      limit: {
        place,
        foodText: place.path.at(-1) ?? '',
        substance,
        value: found.value,
        valueText: found.text,
        unit: found.value === null ? null : unit,
        authority,
        excludes: [],
        standardCode: textOf(fields.standard) || null,
        clause: textOf(fields.clause) || null,
        note: [found.note, textOf(fields.note)].filter(Boolean).join('；') || null,
      },
    },
    doubts: [],
  };
};

const damaged = (cell: unknown) => ({ refused: `限量不是数字，来源数据可能已损坏（${textOf(cell) || '空'}）` });

const ALLOWED = { value: null, text: '允许使用', unit: null, note: '来源没有给出该食品的最大使用量' };

const placeOf = (fields: Fields): FoodPlace | null => {
  const [category, subgroup, food] = [textOf(fields.category), textOf(fields.subgroup), textOf(fields.food)];
  const path = [category, subgroup, food].filter((title, at, all) => title !== '' && all.indexOf(title) === at);
  if (path.length === 0) return null;
  const level = food && !(path.length === 1 && category === food) ? '食品' : subgroup ? '亚类' : '类别';
  const alias = textOf(fields.food_alias)
    .split(/[;；,，、|]/)
    .map((one) => one.trim());
  return { path, level, alias: alias.filter(Boolean) };
};

const kindOf = (given: string, isAdditive: boolean): LimitKind | null => {
  if (given === '') return isAdditive ? '添加剂' : '其他';
  const known = limitKinds.find((kind) => kind === given || (given === '污染物' && kind === '重金属'));
  return known ?? null;
};

const authorityOf = (given: string): LimitAuthority | null => {
  if (given === '' || /^(?:GB|国标|国家标准)$/i.test(given)) return 'GB';
  return /^(?:Codex|CAC|CXS|国际|国际食品法典)$/i.test(given) ? 'Codex' : null;
};

/** Restores the zeros that spreadsheets drop: 8.01 → 08.010. */
const wholeCns = (cns: string): string =>
  cns.replace(
    /(?<![\d.])(\d{1,2})\.(\d{1,3})(?![\d.])/g,
    (_, group: string, rest: string) => `${group.padStart(2, '0')}.${rest.padEnd(3, '0')}`,
  );

const UNKNOWN = /^(?:|—|-|暂无数据)$/;

const factsOf = (facts: [string, unknown][]): { k: string; v: string }[] =>
  facts.flatMap(([k, value]) => (UNKNOWN.test(textOf(value)) ? [] : [{ k, v: textOf(value) }]));
