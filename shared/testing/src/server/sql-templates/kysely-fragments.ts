import ts from 'typescript';
import { constantAt } from './conditions.ts';
import type { Evaluator } from './evaluator.ts';
import { itemsOf } from './list-methods.ts';
import { isFragment, PARAMETER, type Scope, type SqlValue, Unresolved } from './sql-value.ts';

/** SQL of `sql.join(…)`, `sql.ref(…)` and the like. */
export const kyselyFragment = (method: string, call: ts.CallExpression, scope: Scope, from: Evaluator): string => {
  const [first, second] = call.arguments;
  if (!first) throw new Unresolved(call.getText());
  if (method === 'join') {
    const items = itemsOf(from.evaluate(first, scope));
    if (!items) throw unresolvedAt(first);
    return items.map((item) => fragmentText(item, first)).join(second ? from.textOf(second, scope) : ', ');
  }
  if (method === 'val' || method === 'value') return PARAMETER;
  if (method === 'lit') return literal(from.evaluate(first, scope), first);
  const name = String(constantAt(first, scope, from));
  if (method === 'raw') return name;
  if (method === 'ref' || method === 'table' || method === 'id') return quoted(name);
  throw unresolvedAt(call);
};

/** The SQL of an interpolated value, or the place of a parameter. */
export const fragmentText = (value: SqlValue, node: ts.Node): string => {
  if (value.is === 'sql') return value.text;
  if (value.is === 'constant' || (value.is === 'unknown' && !isFragment(value.type))) return PARAMETER;
  throw unresolvedAt(node);
};

const unresolvedAt = (node: ts.Node): Unresolved => new Unresolved(node.getText().replace(/\s+/g, ' '));

/** Any literal of the type has the same effect on the types of the columns. */
const literal = (value: SqlValue, node: ts.Node): string => {
  if (value.is === 'constant')
    return typeof value.value === 'string' ? `'${value.value.replaceAll("'", "''")}'` : String(value.value);
  if (value.is === 'unknown' && value.type.flags & ts.TypeFlags.NumberLike) return '1';
  throw unresolvedAt(node);
};

const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
