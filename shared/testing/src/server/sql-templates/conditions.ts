import ts from 'typescript';
import type { Evaluator } from './evaluator.ts';
import { bare, type Constant, constant, isFragment, type Scope, type SqlValue, Unresolved } from './sql-value.ts';

/** Whether a condition holds, as chosen where the value is not known. */
export const isTrue = (given: ts.Expression, scope: Scope, from: Evaluator): boolean => {
  const node = bare(given);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return !isTrue(node.operand, scope, from);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return isTrue(node.left, scope, from) && isTrue(node.right, scope, from);
    if (kind === ts.SyntaxKind.BarBarToken) return isTrue(node.left, scope, from) || isTrue(node.right, scope, from);
    if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return isSame(node, scope, from);
    if (kind === ts.SyntaxKind.ExclamationEqualsEqualsToken) return !isSame(node, scope, from);
  }
  const value = knownValue(node, scope, from);
  if (value.is === 'constant') return Boolean(value.value);
  return value.is !== 'unknown' || from.choose(keyOf(node, scope, from), 2) === 0;
};

const isSame = ({ left, right }: ts.BinaryExpression, scope: Scope, from: Evaluator): boolean => {
  const [a, b] = [knownValue(left, scope, from), knownValue(right, scope, from)];
  if (a.is === 'constant' && b.is === 'constant') return a.value === b.value;
  if (a.is !== 'unknown' && b.is !== 'unknown') return false;
  return from.choose(`${keyOf(left, scope, from)} === ${right.getText()}`, 2) === 0;
};

/** Conditions may depend on anything, so what cannot be followed is only unknown. */
const knownValue = (node: ts.Expression, scope: Scope, from: Evaluator): SqlValue => {
  try {
    return from.evaluate(node, scope);
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
    return from.unknownAt(node);
  }
};

/** The value if it is known, otherwise as chosen from those that its type allows. */
export const constantAt = (node: ts.Expression, scope: Scope, from: Evaluator): Constant['value'] => {
  const value = knownValue(node, scope, from);
  if (value.is === 'constant') return value.value;
  const allowed = literalsOf(value);
  if (allowed.length === 0) throw new Unresolved(node.getText());
  return allowed[from.choose(`value of ${keyOf(node, scope, from)}`, allowed.length)];
};

/** The values of a union of literals. */
export const literalsOf = (value: SqlValue): (string | number)[] =>
  value.is === 'unknown' && value.type.isUnion()
    ? value.type.types.flatMap((type) => (type.isStringLiteral() || type.isNumberLiteral() ? [type.value] : []))
    : [];

type Compare = (a: number, b: number) => boolean;

const COMPARISONS: Partial<Record<ts.SyntaxKind, Compare>> = {
  [ts.SyntaxKind.GreaterThanToken]: (a, b) => a > b,
  [ts.SyntaxKind.GreaterThanEqualsToken]: (a, b) => a >= b,
  [ts.SyntaxKind.LessThanToken]: (a, b) => a < b,
  [ts.SyntaxKind.LessThanEqualsToken]: (a, b) => a <= b,
};

/** Logical operators and comparisons; other operators do not make SQL. */
export const binaryValue = (node: ts.BinaryExpression, scope: Scope, from: Evaluator): SqlValue => {
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return isTrue(left, scope, from) ? from.evaluate(right, scope) : constant(false);
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken)
    return from.evaluate(isTrue(left, scope, from) ? left : right, scope);
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    const value = from.evaluate(left, scope);
    if (value.is === 'constant') return (value.value ?? null) === null ? from.evaluate(right, scope) : value;
    if (value.is !== 'unknown') return value;
    const unknown = from.unknownAt(node);
    if (unknown.is !== 'unknown' || !isFragment(unknown.type)) return unknown;
    return from.choose(keyOf(left, scope, from), 2) === 0 ? value : from.evaluate(right, scope);
  }
  const compare = COMPARISONS[operatorToken.kind];
  const [a, b] = compare ? [from.evaluate(left, scope), from.evaluate(right, scope)] : [];
  if (!compare || a?.is !== 'constant' || b?.is !== 'constant') return from.unknownAt(node);
  return constant(compare(Number(a.value), Number(b.value)));
};

/** Names what an expression refers to; equal where arguments lead to the same expression. */
export const keyOf = (given: ts.Expression, scope: Scope, from: Evaluator): string => {
  const node = bare(given);
  if (ts.isPropertyAccessExpression(node)) return `${keyOf(node.expression, scope, from)}.${node.name.text}`;
  if (ts.isBinaryExpression(node))
    return `${keyOf(node.left, scope, from)} ${node.operatorToken.getText()} ${node.right.getText()}`;
  const declaration = ts.isIdentifier(node) ? from.sources.symbolAt(node)?.valueDeclaration : undefined;
  const parameter = declaration && parameterOf(declaration);
  const key = parameter && scope.get(parameter)?.key;
  if (!key) return `${node.getSourceFile().fileName}:${node.getText()}`;
  return declaration === parameter ? key : `${key}.${node.getText()}`;
};

/** The parameter that declares a name, directly or in a pattern. */
export const parameterOf = (declaration: ts.Node): ts.ParameterDeclaration | undefined => {
  if (ts.isParameter(declaration)) return declaration;
  return ts.isBindingElement(declaration) ? parameterOf(declaration.parent.parent) : undefined;
};
