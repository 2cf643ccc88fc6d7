import ts from 'typescript';
import type { Choose } from './alternatives.ts';
import { binaryValue, constantAt, isTrue, keyOf, literalsOf } from './conditions.ts';
import { declaredValue, fieldOf } from './declared-value.ts';
import type { Evaluator } from './evaluator.ts';
import { fragmentText, kyselyFragment } from './kysely-fragments.ts';
import { itemsOf, listMethod } from './list-methods.ts';
import type { Sources } from './sources.ts';
import {
  type Argument,
  bare,
  constant,
  type FunctionValue,
  isFragment,
  PARAMETER,
  type Scope,
  type SqlValue,
  sqlTag,
  Unresolved,
  valueOfType,
} from './sql-value.ts';

const MAX_CALLS = 40;

/**
 * Follows the expressions that make SQL without running them: through constants, functions, lists and objects, also to
 * the callers of a function that is given fragments. Conditions on values that are not known are left to `choose`.
 */
export const evaluator = (sources: Sources, choose: Choose): Evaluator => {
  let calls = 0;

  const evaluate = (given: ts.Expression, scope: Scope): SqlValue => {
    const node = bare(given);
    if (ts.isTaggedTemplateExpression(node) && sqlTag(node))
      return { is: 'sql', text: templateText(node.template, scope) };
    if (ts.isStringLiteralLike(node)) return constant(node.text);
    if (ts.isNumericLiteral(node)) return constant(Number(node.text));
    if (ts.isIdentifier(node)) return declaredValue(node, scope, self);
    if (ts.isTemplateExpression(node)) return filledText(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { is: 'function', node, scope };
    if (ts.isConditionalExpression(node))
      return evaluate(isTrue(node.condition, scope, self) ? node.whenTrue : node.whenFalse, scope);
    if (ts.isBinaryExpression(node)) return binaryValue(node, scope, self);
    if (ts.isArrayLiteralExpression(node)) return { is: 'list', items: self.itemsOf(node.elements, scope) };
    if (ts.isObjectLiteralExpression(node)) return objectOf(node, scope);
    if (ts.isPropertyAccessExpression(node))
      return fieldOf(evaluate(node.expression, scope), node.name.text) ?? self.unknownAt(node);
    if (ts.isElementAccessExpression(node)) return itemAt(node, scope) ?? self.unknownAt(node);
    if (ts.isCallExpression(node)) return resultOf(node, scope);
    return self.unknownAt(node);
  };

  const templateText = (template: ts.TemplateLiteral, scope: Scope): string =>
    ts.isTemplateExpression(template)
      ? template.templateSpans.reduce(
          (text, { expression, literal }) => text + self.textOf(expression, scope) + literal.text,
          template.head.text,
        )
      : template.text;

  /** A text made of known values. */
  const filledText = (node: ts.TemplateExpression, scope: Scope): SqlValue => {
    const isKnown = node.templateSpans.every(({ expression }) => {
      const part = evaluate(expression, scope);
      return part.is === 'constant' || literalsOf(part).length > 0;
    });
    if (!isKnown) return self.unknownAt(node);
    return constant(
      node.templateSpans.reduce(
        (text, { expression, literal }) => `${text}${constantAt(expression, scope, self)}${literal.text}`,
        node.head.text,
      ),
    );
  };

  const objectOf = (node: ts.ObjectLiteralExpression, scope: Scope): SqlValue => {
    const fields = new Map<string, () => SqlValue>();
    let isOpen = false;
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = evaluate(property.expression, scope);
        if (spread.is === 'object') for (const [name, value] of spread.fields) fields.set(name, value);
        isOpen ||= spread.is === 'unknown' || (spread.is === 'object' && spread.isOpen);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        fields.set(property.name.text, () => evaluate(property.name, scope));
      } else if (ts.isPropertyAssignment(property)) {
        const { name, initializer } = property;
        const key = ts.isComputedPropertyName(name) ? evaluate(name.expression, scope) : constant(name.text);
        if (key.is === 'constant') fields.set(String(key.value), () => evaluate(initializer, scope));
      }
    }
    return { is: 'object', fields, isOpen };
  };

  /** By a key that is not known, any of the fields. */
  const itemAt = ({ expression, argumentExpression }: ts.ElementAccessExpression, scope: Scope) => {
    const whole = evaluate(expression, scope);
    if (whole.is === 'list') return whole.items[0];
    if (whole.is !== 'object') return undefined;
    const key = evaluate(argumentExpression, scope);
    if (key.is === 'constant' || literalsOf(key).length > 0)
      return fieldOf(whole, String(constantAt(argumentExpression, scope, self)));
    return [...whole.fields.values()][choose(keyOf(argumentExpression, scope, self), whole.fields.size)]?.();
  };

  const resultOf = (call: ts.CallExpression, scope: Scope): SqlValue => {
    const { expression } = call;
    if (ts.isPropertyAccessExpression(expression) && expression.expression.getText() === 'sql')
      return { is: 'sql', text: kyselyFragment(expression.name.text, call, scope, self) };
    const listed = listMethod(call, scope, self);
    if (listed) return listed;
    const callee = evaluate(expression, scope);
    if (callee.is !== 'function') return self.unknownAt(call);
    const args = call.arguments.map((node) => ({
      value: () => evaluate(node, scope),
      key: keyOf(node, scope, self),
    }));
    return self.apply(callee, args);
  };

  const bound = ({ node, scope: outer }: FunctionValue, args: readonly Argument[]): Scope => {
    const scope = new Map(outer);
    node.parameters.forEach((parameter, place) => {
      const { initializer, dotDotDotToken } = parameter;
      const given = args[place];
      const value = (): SqlValue => {
        if (dotDotDotToken) return { is: 'list', items: args.slice(place).map((one) => one.value()) };
        const argument = given?.value() ?? constant(undefined);
        const isAbsent = argument.is === 'constant' && argument.value === undefined;
        return isAbsent && initializer ? evaluate(initializer, scope) : argument;
      };
      scope.set(parameter, { value, key: given?.key ?? '' });
    });
    return scope;
  };

  /** What a function returns; loops and assignments are skipped. */
  const returned = (statements: readonly ts.Statement[], scope: Scope): SqlValue | undefined => {
    for (const statement of statements) {
      if (ts.isReturnStatement(statement))
        return statement.expression ? evaluate(statement.expression, scope) : constant(undefined);
      if (ts.isThrowStatement(statement)) throw new Unresolved(statement.getText());
      const inner = ts.isIfStatement(statement)
        ? isTrue(statement.expression, scope, self)
          ? statement.thenStatement
          : statement.elseStatement
        : statement;
      const value = inner && (ts.isBlock(inner) || inner !== statement) ? returned(blockOf(inner), scope) : undefined;
      if (value) return value;
    }
    return undefined;
  };

  const self: Evaluator = {
    ...{ sources, choose, evaluate },
    textOf: (node, scope) =>
      isFragment(sources.checker.getTypeAtLocation(node)) ? fragmentText(evaluate(node, scope), node) : PARAMETER,
    unknownAt: (node) => valueOfType(sources.checker.getTypeAtLocation(node)),
    itemsOf: (elements, scope) =>
      elements.flatMap((element) => {
        if (!ts.isSpreadElement(element)) return [evaluate(element, scope)];
        return itemsOf(evaluate(element.expression, scope)) ?? [];
      }),
    apply: (callee, args) => {
      if (calls === MAX_CALLS) throw new Unresolved('too many calls');
      calls += 1;
      try {
        const scope = bound(callee, args);
        const { body } = callee.node;
        const value = body && (ts.isBlock(body) ? returned(body.statements, scope) : evaluate(body, scope));
        return value ?? constant(undefined);
      } finally {
        calls -= 1;
      }
    },
  };
  return self;
};

const blockOf = (statement: ts.Statement): readonly ts.Statement[] =>
  ts.isBlock(statement) ? statement.statements : [statement];
