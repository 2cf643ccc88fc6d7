import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { FunctionNode } from './sql-value.ts';

export type Sources = {
  checker: ts.TypeChecker;
  /** The files of the folder, without tests. */
  files: readonly ts.SourceFile[];
  /** Symbol of a name where it is declared, past imports. */
  symbolAt(name: ts.Node): ts.Symbol | undefined;
  /** Calls of a function by its name. */
  callsOf(callee: FunctionNode): ts.CallExpression[];
};

export const readSources = (root: string, folder: string): Sources => {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(root, folder, name))
    .filter((name) => readFileSync(name, 'utf8').includes('sql'));
  const program = ts.createProgram(names, optionsOf(root));
  const checker = program.getTypeChecker();
  const wanted = new Set(names);
  const files = program.getSourceFiles().filter(({ fileName }) => wanted.has(path.normalize(fileName)));
  const calls = callsByName(files);
  const symbolAt = (name: ts.Node) => {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  return {
    ...{ checker, files, symbolAt },
    callsOf: (callee) => {
      const name = callee.name ?? (ts.isVariableDeclaration(callee.parent) ? callee.parent.name : undefined);
      if (!name || !ts.isIdentifier(name)) return [];
      const symbol = symbolAt(name);
      return (calls.get(name.text) ?? []).filter((call) => symbolAt(call.expression) === symbol);
    },
  };
};

/** Those of the repository, with as few libraries as the server's own types allow. */
const optionsOf = (root: string): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, lib: ['lib.es2023.d.ts'], types: ['node'] };
};

const callsByName = (files: readonly ts.SourceFile[]): Map<string, ts.CallExpression[]> => {
  const calls = new Map<string, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression;
      calls.set(text, [...(calls.get(text) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return calls;
};
