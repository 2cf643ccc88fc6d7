import ts from 'typescript';
import type { Evaluator } from './evaluator.ts';
import { constant, isMissing, type Scope, type SqlValue, valueOfType } from './sql-value.ts';

const METHODS = new Set(['map', 'flatMap', 'filter', 'slice', 'toSorted', 'toReversed', 'at', 'find']);

/**
 * A method of a list or of `Object` that passes its items on. Lists of unknown length count as one item, filters keep
 * what is there. @returns undefined for all other calls
 */
export const listMethod = (call: ts.CallExpression, scope: Scope, from: Evaluator): SqlValue | undefined => {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { expression: owner, name } = call.expression;
  const [first] = call.arguments;
  if (owner.getText() === 'Object') return first && partsOf(from.evaluate(first, scope), name.text);
  if (!METHODS.has(name.text)) return undefined;
  const items = itemsOf(from.evaluate(owner, scope));
  if (!items) return undefined;
  if (name.text === 'at' || name.text === 'find') return items[0];
  if (name.text === 'filter') return listOf(items.filter((item) => !isMissing(item)));
  if (name.text !== 'map' && name.text !== 'flatMap') return listOf(items);
  const callback = first && from.evaluate(first, scope);
  if (callback?.is !== 'function') return undefined;
  const mapped = items.map((item, index) =>
    from.apply(callback, [
      { value: () => item, key: `${call.getText()} ${index}` },
      { value: () => constant(index), key: String(index) },
    ]),
  );
  return listOf(name.text === 'map' ? mapped : mapped.flatMap((item) => itemsOf(item) ?? [item]));
};

const listOf = (items: readonly SqlValue[]): SqlValue => ({ is: 'list', items });

/** The items of a list; one for a list of which only the type is known. */
export const itemsOf = (list: SqlValue): readonly SqlValue[] | undefined => {
  if (list.is === 'list') return list.items;
  const item = list.is === 'unknown' ? list.type.getNumberIndexType() : undefined;
  return item && [valueOfType(item)];
};

const partsOf = (object: SqlValue, method: string): SqlValue | undefined => {
  if (object.is !== 'object') return undefined;
  const fields = [...object.fields];
  if (method === 'keys') return listOf(fields.map(([name]) => constant(name)));
  if (method === 'values') return listOf(fields.map(([, value]) => value()));
  if (method === 'entries') return listOf(fields.map(([name, value]) => listOf([constant(name), value()])));
  return undefined;
};
