import ts from 'typescript';

/** What is known about the value of an expression without running it. */
export type SqlValue =
  | { is: 'sql'; text: string }
  | Constant
  | { is: 'list'; items: readonly SqlValue[] }
  /** `isOpen`: may have other fields too. */
  | { is: 'object'; fields: ReadonlyMap<string, () => SqlValue>; isOpen: boolean }
  | FunctionValue
  | { is: 'unknown'; type: ts.Type };

export type FunctionValue = { is: 'function'; node: FunctionNode; scope: Scope };
export type Constant = { is: 'constant'; value: string | number | boolean | null | undefined };

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** Arguments of the calls that led here; `key` names what an argument is where it was written. */
export type Scope = ReadonlyMap<ts.ParameterDeclaration, Argument>;
export type Argument = { value(): SqlValue; key: string };

/** The text depends on something that only a running server knows. */
export class Unresolved extends Error {}

/** The place of a value in a text. Numbered when the text is complete, because fragments are repeated and reordered. */
export const PARAMETER = '\0';

export const constant = (value: Constant['value']): SqlValue => ({ is: 'constant', value });

export const isMissing = (value: SqlValue): boolean => value.is === 'constant' && (value.value ?? null) === null;

/** A type with one possible value is known. */
export const valueOfType = (type: ts.Type): SqlValue => {
  if (type.isStringLiteral() || type.isNumberLiteral()) return constant(type.value);
  if (type.flags & ts.TypeFlags.Null) return constant(null);
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return constant(undefined);
  return { is: 'unknown', type };
};

/** Whether values of the type become part of the text: fragments and queries of Kysely. */
export const isFragment = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isFragment) : type.getProperty('toOperationNode') !== undefined;

/** Parentheses, assertions and `await` change nothing about the SQL. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node)
    ? bare(node.expression)
    : node;

const STATEMENT_FUNCTIONS = new Set(['queryRows', 'queryRow']);

/** The `sql<Row>` or `queryRows<Row>(db)` before a template; undefined for other tags. */
export const sqlTag = (
  node: ts.TaggedTemplateExpression,
): { typeArguments?: ts.NodeArray<ts.TypeNode> | undefined } | undefined => {
  const { tag } = node;
  if (tag.getText() === 'sql') return node;
  return ts.isCallExpression(tag) && STATEMENT_FUNCTIONS.has(tag.expression.getText()) ? tag : undefined;
};
