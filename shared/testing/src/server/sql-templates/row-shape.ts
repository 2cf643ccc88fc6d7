import ts from 'typescript';

export type Column = {
  name: string;
  /** `string`, `number[]`, …; `any` for what the compiler does not know. */
  kinds: string[];
  optional: boolean;
  nullable: boolean;
};

/** Columns of a row type; null if it has an index signature, so that it does not say which there are. */
export const columnsOf = (type: ts.Type, checker: ts.TypeChecker): Column[] | null => {
  if (type.getStringIndexType()) return null;
  return checker.getPropertiesOfType(type).map((property) => {
    const value = checker.getTypeOfSymbol(property);
    return {
      name: property.name,
      kinds: [...new Set(kindsOf(value, checker))],
      optional: Boolean(property.flags & ts.SymbolFlags.Optional),
      nullable: value.isUnion() && value.types.some(isNull),
    };
  });
};

export const isRow = (type: ts.Type): boolean => type.isIntersection() || Boolean(type.flags & ts.TypeFlags.Object);

const isNull = (type: ts.Type): boolean => Boolean(type.flags & ts.TypeFlags.Null);

const PRIMITIVES: readonly [ts.TypeFlags, string][] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
];

const kindsOf = (type: ts.Type, checker: ts.TypeChecker): string[] => {
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return [];
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return ['any'];
  const primitive = PRIMITIVES.find(([flags]) => type.flags & flags);
  if (primitive) return [primitive[1]];
  if (type.isUnion()) return type.types.flatMap((part) => kindsOf(part, checker));
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference).flatMap((item) => kindsOf(item, checker));
    return items.map((kind) => `${kind}[]`);
  }
  return [type.symbol?.name === 'Date' ? 'Date' : 'object'];
};
