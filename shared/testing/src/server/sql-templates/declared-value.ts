import ts from 'typescript';
import { literalsOf, parameterOf } from './conditions.ts';
import type { Evaluator } from './evaluator.ts';
import { itemsOf } from './list-methods.ts';
import { constant, isFragment, type Scope, type SqlValue, Unresolved } from './sql-value.ts';

const NO_ARGUMENTS: Scope = new Map();

/** The value of a name where it is declared: a constant, a function, an argument, or a part of these. */
export const declaredValue = (name: ts.Identifier, scope: Scope, from: Evaluator): SqlValue => {
  if (name.text === 'undefined') return constant(undefined);
  const declaration = from.sources.symbolAt(name)?.valueDeclaration;
  const isOurs = declaration && !declaration.getSourceFile().isDeclarationFile;
  const value = isOurs ? valueOfDeclaration(declaration, scope, from) : undefined;
  const narrowed = from.unknownAt(name);
  const isNarrowed = value?.is === 'unknown' && literalsOf(narrowed).length > 0;
  return value && !isNarrowed ? value : narrowed;
};

const valueOfDeclaration = (declaration: ts.Node, scope: Scope, from: Evaluator): SqlValue | undefined => {
  if (ts.isFunctionDeclaration(declaration)) return { is: 'function', node: declaration, scope };
  if (ts.isVariableDeclaration(declaration)) return variableValue(declaration, scope, from);
  if (ts.isParameter(declaration)) return scope.get(declaration)?.value() ?? argumentOfCaller(declaration, from);
  return ts.isBindingElement(declaration) ? elementValue(declaration, scope, from) : undefined;
};

const variableValue = (variable: ts.VariableDeclaration, scope: Scope, from: Evaluator): SqlValue | undefined => {
  const { initializer, parent } = variable;
  if (ts.isVariableDeclarationList(parent) && ts.isForOfStatement(parent.parent)) {
    const items = itemsOf(from.evaluate(parent.parent.expression, scope)) ?? [];
    return items[from.choose(`item ${variable.getSourceFile().fileName}:${variable.pos}`, items.length)];
  }
  const value = initializer && from.evaluate(initializer, scope);
  if (value?.is !== 'list') return value;
  return { is: 'list', items: [...value.items, ...from.itemsOf(pushedTo(variable), scope)] };
};

/** Arguments of all `push` calls on a list; under conditions too, because those only make lists shorter. */
const pushedTo = (variable: ts.VariableDeclaration): ts.Expression[] => {
  const method = `${variable.name.getText()}.push`;
  const pushed: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === method) pushed.push(...node.arguments);
    ts.forEachChild(node, visit);
  };
  visit(variable.parent.parent.parent);
  return pushed;
};

/** Where a function is given fragments, they are those of one of its callers. */
const argumentOfCaller = (parameter: ts.ParameterDeclaration, from: Evaluator): SqlValue | undefined => {
  const callee = parameter.parent;
  if (!carriesFragments(from.sources.checker.getTypeAtLocation(parameter.name), from)) return undefined;
  const isFunction = ts.isArrowFunction(callee) || ts.isFunctionDeclaration(callee) || ts.isFunctionExpression(callee);
  const calls = isFunction ? from.sources.callsOf(callee) : [];
  const call = calls[from.choose(`caller ${callee.getSourceFile().fileName}:${callee.pos}`, calls.length)];
  if (!call) throw new Unresolved(`argument ${parameter.name.getText()}`);
  const place = callee.parameters.indexOf(parameter);
  if (parameter.dotDotDotToken) return { is: 'list', items: from.itemsOf(call.arguments.slice(place), NO_ARGUMENTS) };
  const argument = call.arguments[place] ?? parameter.initializer;
  return argument ? from.evaluate(argument, NO_ARGUMENTS) : constant(undefined);
};

const MAX_DEPTH = 2;

/** Whether a value of the type is, holds or makes a fragment. */
const carriesFragments = (type: ts.Type, from: Evaluator, depth = 0): boolean => {
  if (isFragment(type)) return true;
  if (type.isUnion()) return type.types.some((part) => carriesFragments(part, from, depth));
  if (depth > MAX_DEPTH || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  const item = type.getNumberIndexType() ?? type.getStringIndexType();
  if (item) return carriesFragments(item, from, depth + 1);
  if (type.symbol && type.symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) return false;
  const { checker } = from.sources;
  return (
    type.getCallSignatures().some((signature) => carriesFragments(signature.getReturnType(), from, depth + 1)) ||
    type.getProperties().some((property) => carriesFragments(checker.getTypeOfSymbol(property), from, depth + 1))
  );
};

const elementValue = (element: ts.BindingElement, scope: Scope, from: Evaluator): SqlValue | undefined => {
  const pattern = element.parent;
  const parameter = parameterOf(element);
  const isGiven = parameter !== undefined && scope.has(parameter);
  const type = from.sources.checker.getTypeAtLocation(pattern);
  if (!isGiven && !carriesFragments(type, from)) return undefined;
  const whole = valueOfDeclaration(pattern.parent, scope, from);
  const value = whole && partOf(whole, element);
  const isAbsent = value?.is === 'constant' && value.value === undefined;
  return isAbsent && element.initializer ? from.evaluate(element.initializer, scope) : value;
};

const partOf = (whole: SqlValue, element: ts.BindingElement): SqlValue | undefined => {
  if (ts.isObjectBindingPattern(element.parent)) {
    if (!element.dotDotDotToken) return fieldOf(whole, nameOf(element));
    if (whole.is !== 'object') return undefined;
    const others = new Map(whole.fields);
    for (const named of element.parent.elements) others.delete(nameOf(named));
    return { ...whole, fields: others };
  }
  const items = itemsOf(whole);
  const place = element.parent.elements.indexOf(element);
  if (element.dotDotDotToken) return items && { is: 'list', items: items.slice(place) };
  return items && (items[place] ?? constant(undefined));
};

const nameOf = (element: ts.BindingElement): string => (element.propertyName ?? element.name).getText();

/** A property of a value; undefined if the compiler knows more about it. */
export const fieldOf = (whole: SqlValue, name: string): SqlValue | undefined => {
  if (whole.is === 'object') return whole.fields.get(name)?.() ?? (whole.isOpen ? undefined : constant(undefined));
  if (whole.is === 'list' && name === 'length') return constant(whole.items.length);
  return whole.is === 'constant' && (whole.value ?? null) === null ? constant(undefined) : undefined;
};
