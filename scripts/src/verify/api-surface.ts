import path from 'node:path';
import ts from 'typescript';

/** One entry point of a package (`@bee/ui/table`), before and now; null where it does not exist. */
export type EntryPointPair = { entryPoint: string; before: string | null; now: string | null };

export type ApiChange = { entryPoint: string; name: string; kind: 'removed' | 'changed' | 'added' | 'widened' };

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Differences in the exported types of entry points: `changed` ones are no longer assignable to the earlier export,
 * `widened` ones are, but accept or provide more. Generic types are compared with `any` as their parameters.
 */
export const apiChanges = (pairs: EntryPointPair[], folder: string): ApiChange[] => {
  const probe = path.join(folder, 'api-probe.ts');
  const entryPoints = pairs.flatMap(({ before, now }) => [before, now]).filter((file) => file !== null);
  const first = ts.createProgram(entryPoints, OPTIONS);
  const names = exportsOf(first, entryPoints);
  const lines = pairs.flatMap(({ before, now }, index) => [
    ...typeLines(names.get(before ?? ''), before, `b${index}`),
    ...typeLines(names.get(now ?? ''), now, `n${index}`),
  ]);
  const program = ts.createProgram([...entryPoints, probe], OPTIONS, hostWith(probe, lines.join('\n')), first);
  const checker = program.getTypeChecker();
  const types = probedTypes(program, probe);
  return pairs.flatMap(({ entryPoint, before, now }, index): ApiChange[] => {
    const [old, current] = [names.get(before ?? ''), names.get(now ?? '')];
    if (!old || !current) return [{ entryPoint, name: '*', kind: current ? 'added' : 'removed' }];
    const added = [...current.keys()].filter((name) => !old.has(name));
    return [
      ...added.map((name) => ({ entryPoint, name, kind: 'added' as const })),
      ...[...old.keys()].flatMap((name): ApiChange[] => {
        if (!current.has(name)) return [{ entryPoint, name, kind: 'removed' }];
        const [from, to] = [types.get(`b${index}_${name}`), types.get(`n${index}_${name}`)];
        if (!from || !to || from === to) return [];
        // Props are given to the package: what was accepted must still be. Other types are received from it.
        const [given, taken] = isProps(name, old) ? [from, to] : [to, from];
        if (!checker.isTypeAssignableTo(given, taken)) return [{ entryPoint, name, kind: 'changed' }];
        return checker.isTypeAssignableTo(taken, given) && !takesMore(checker, from, to)
          ? []
          : [{ entryPoint, name, kind: 'widened' }];
      }),
    ];
  });
};

const isProps = (name: string, exported: Map<string, Exported>): boolean =>
  name.endsWith('Props') && exported.get(name)?.isType === true;

/**
 * Whether optional properties were added, also to those of a component: then both types are assignable to each other.
 */
const takesMore = (checker: ts.TypeChecker, from: ts.Type, to: ts.Type): boolean => {
  const namesOf = (type: ts.Type) => [
    ...type.getProperties().map(({ name }) => name),
    ...type.getCallSignatures().flatMap(({ parameters }) =>
      parameters.flatMap((parameter, place) =>
        checker
          .getTypeOfSymbol(parameter)
          .getProperties()
          .map(({ name }) => `${place}.${name}`),
      ),
    ),
  ];
  const known = new Set(namesOf(from));
  return namesOf(to).some((name) => !known.has(name));
};

type Exported = { isType: boolean; parameters: number };

const exportsOf = (program: ts.Program, entryPoints: string[]): Map<string, Map<string, Exported>> => {
  const checker = program.getTypeChecker();
  return new Map(
    entryPoints.map((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} 没有导出任何东西`);
      return [
        file,
        new Map(
          checker.getExportsOfModule(module).map((symbol) => {
            const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
            const isType = !(target.flags & ts.SymbolFlags.Value);
            return [symbol.name, { isType, parameters: isType ? parametersOf(target) : 0 }];
          }),
        ),
      ];
    }),
  );
};

const parametersOf = (symbol: ts.Symbol): number =>
  Math.max(
    0,
    ...(symbol.declarations ?? []).map((declaration) =>
      ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)
        ? (declaration.typeParameters?.length ?? 0)
        : 0,
    ),
  );

/** One alias per export, so that the compiler resolves all of them. */
const typeLines = (names: Map<string, Exported> | undefined, file: string | null, prefix: string): string[] => {
  if (!names || !file) return [];
  return [
    `import type * as ${prefix} from ${JSON.stringify(file)};`,
    ...[...names].map(([name, { isType, parameters }]) => {
      const args = parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : '';
      return `export type ${prefix}_${name} = ${isType ? '' : 'typeof '}${prefix}.${name}${args};`;
    }),
  ];
};

const probedTypes = (program: ts.Program, probe: string): Map<string, ts.Type> => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(probe);
  return new Map(
    [...(source?.statements ?? [])]
      .filter(ts.isTypeAliasDeclaration)
      .map((statement) => [statement.name.text, checker.getTypeFromTypeNode(statement.type)]),
  );
};

const hostWith = (file: string, text: string): ts.CompilerHost => {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  return {
    ...host,
    fileExists: (name) => name === file || fileExists(name),
    readFile: (name) => (name === file ? text : readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest),
  };
};
