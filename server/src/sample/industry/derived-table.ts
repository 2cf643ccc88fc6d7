import type { NewTable } from '../../modules/industry/store/store-tables.ts';
import { sampleFile } from '../sample-files.ts';

/** A table whose texts have placeholders such as `{name}` for properties of its source. */
type Definition = Omit<NewTable, 'alias' | 'marketPlaces'> & {
  kind: string;
  /** Of one other name, `{alias}`. */
  alias: string;
};

const definitionFile = sampleFile<Definition>('derived-tables/definitions.ndjson');

type Made = { alias: readonly string[]; [property: string]: unknown };

/** The table of a kind that is made from a product, a group or goods. */
export const derivedTable = (kind: string, made: Made): NewTable => {
  const found = definitionFile.read().find((one) => one.kind === kind);
  if (!found) throw new Error(`No table of the sample is of kind ${kind}`);
  const { kind: _, alias, ...table } = found;
  const fill = (text: string, values: Made | { alias: string }): string =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => String((values as Record<string, unknown>)[name] ?? ''));
  return {
    ...(JSON.parse(fill(JSON.stringify(table), made)) as typeof table),
    alias: made.alias.map((other) => fill(alias, { ...made, alias: other })),
    marketPlaces: [],
  };
};
