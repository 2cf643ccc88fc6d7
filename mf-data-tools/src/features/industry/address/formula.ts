/** A series calculated from others of the basket; `of` are their positions, beginning with 1. */
export type Formula = { kind: FormulaKind; of: number[] };

/** Kinds of calculated series with the number of their parts. */
export const formulaKinds = [
  { key: 'yoy', title: '同比', parts: 1 },
  { key: 'idx', title: '指数（起点 = 100）', parts: 1 },
  { key: 'share', title: '占比', parts: 2 },
  { key: 'ratio', title: '比值', parts: 2 },
  { key: 'per', title: '人均', parts: 2 },
  { key: 'sum', title: '合计', parts: 2 },
] as const;
export type FormulaKind = (typeof formulaKinds)[number]['key'];

export const MAX_FORMULAS = 6;

/** `share(1,2)~yoy(1)` */
export const formulasText = (formulas: readonly Formula[]): string =>
  formulas.map(({ kind, of }) => `${kind}(${of.join(',')})`).join('~');

/** Distinct formulas of an address; invalid ones are dropped. */
export const readFormulas = (text: string): Formula[] =>
  [...new Set(text.split('~'))].flatMap((one) => readFormula(one) ?? []).slice(0, MAX_FORMULAS);

const readFormula = (text: string): Formula | null => {
  const [, name = '', list = ''] = /^([a-z]+)\(([\d,]+)\)$/.exec(text) ?? [];
  const known = formulaKinds.find(({ key }) => key === name);
  const of = list.split(',').map(Number);
  const isValid = of.every((one) => one >= 1) && new Set(of).size === of.length;
  return known && isValid && of.length === known.parts ? { kind: known.key, of } : null;
};

/** The formulas after the series were moved or removed; those without one of their parts are dropped. */
export const movedFormulas = (
  formulas: readonly Formula[],
  before: readonly string[],
  after: readonly string[],
): Formula[] =>
  formulas.flatMap(({ kind, of }) => {
    const moved = of.map((place) => after.indexOf(before[place - 1] ?? '') + 1);
    return moved.includes(0) ? [] : [{ kind, of: moved }];
  });
