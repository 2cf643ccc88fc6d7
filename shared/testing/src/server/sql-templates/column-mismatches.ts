import type { ReturnedColumn } from './describe-statement.ts';
import type { Column } from './row-shape.ts';

/** What differs between a row type and the columns that its statement returns. */
export const columnMismatches = (
  expected: readonly Column[] | null,
  returned: readonly ReturnedColumn[],
  text: string,
): string[] => {
  const byName = new Map(returned.map((column) => [column.name, column]));
  const twice = returned.filter((column) => byName.get(column.name) !== column).map(({ name }) => `${name} twice`);
  if (!expected) return twice;
  const names = new Set(expected.map(({ name }) => name));
  return [
    ...twice,
    ...returned.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} is not in the row type`),
    ...expected.flatMap((column) => {
      const found = byName.get(column.name);
      if (!found) return column.optional ? [] : [`${column.name} is not returned`];
      // An alternative without a value has no type of its own.
      if (new RegExp(`\\bnull as ${column.name}\\b`).test(text)) return [];
      const wrong = column.kinds.filter((kind) => !agree(kind, found.kind));
      if (wrong.length > 0) return [`${column.name} is ${found.kind}, not ${wrong.join(' | ')}`];
      const isCount = new RegExp(`\\bcount\\(\\*\\)(?:::int)? as ${column.name}\\b`).test(text);
      return isCount && column.nullable ? [`${column.name} is a count, never null`] : [];
    }),
  ];
};

/** Arrays of any depth have one type in PostgreSQL. */
const agree = (expected: string, returned: string): boolean => {
  if (expected === 'any' || returned === 'any') return true;
  const isArray = expected.endsWith('[]');
  if (isArray !== returned.endsWith('[]')) return false;
  const [a, b] = [expected.replaceAll('[]', ''), returned.replaceAll('[]', '')];
  return a === b || a === 'any' || b === 'any';
};
