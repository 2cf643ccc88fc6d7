import type ts from 'typescript';
import type { Choose } from './alternatives.ts';
import type { Sources } from './sources.ts';
import type { Argument, FunctionValue, Scope, SqlValue } from './sql-value.ts';

/** What the parts of the evaluation need from each other. */
export type Evaluator = {
  sources: Sources;
  choose: Choose;
  evaluate(node: ts.Expression, scope: Scope): SqlValue;
  /** SQL of an interpolation. */
  textOf(node: ts.Expression, scope: Scope): string;
  /** All that the compiler knows. */
  unknownAt(node: ts.Node): SqlValue;
  itemsOf(elements: readonly ts.Expression[], scope: Scope): readonly SqlValue[];
  apply(callee: FunctionValue, args: readonly Argument[]): SqlValue;
};
