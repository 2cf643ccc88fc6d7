import type { SearchName } from '@bee/contracts/resource/search';
import { withoutBrackets } from '../../../text/without-brackets.ts';
import type { HitRow } from '../store/search.repository.ts';
import { beginningOf } from './document-names.ts';
import { kindTitles } from './kind-titles.ts';

const MAX_OF_ENTITY = 5;
const MAX_OF_BLOCK = 3;

type Blocks = {
  /** Documents named like the search, the best one of each kind. */
  entity: HitRow[];
  kinds: { name: SearchName; title: string; total: number; list: HitRow[] }[];
};

/**
 * The thing that a search names, then the best documents of each kind, in the order of the best of them.
 * @param rows the best of all and of each kind, in the order of their rank
 * @param names of the thing, as names are indexed
 */
export const blocksOf = (
  rows: readonly HitRow[],
  { names, totals }: { names: readonly string[]; totals: Readonly<Record<string, number>> },
): Blocks => {
  const isNamed = ({ title }: HitRow) =>
    names.includes(
      beginningOf(
        withoutBrackets(title)
          .replace(/产地价$/, '')
          .replace(/^[A-Z\d/. -]+(?=[\u4e00-\u9fa5])/, ''),
      ),
    );
  const entity = rows
    .filter(isNamed)
    .filter((row, at, all) => all.findIndex(({ kind }) => kind === row.kind) === at)
    .slice(0, MAX_OF_ENTITY);
  const rest = rows.filter((row) => !entity.includes(row));
  return {
    entity,
    kinds: [...new Set(rows.map(({ kind }) => kind))].flatMap((name) => {
      const list = rest.filter(({ kind }) => kind === name).slice(0, MAX_OF_BLOCK);
      return list.length > 0 ? [{ name, title: kindTitles[name], total: totals[name] ?? 0, list }] : [];
    }),
  };
};
