import type { DataFor } from '@bee/contracts/operations';
import { FacetRow, Filters } from '@bee/ui/content';
import { LetterRow } from '../../../components/letter-row.tsx';
import { type HerbsQuery, herbsHref, herbsQuery, withoutFilters } from './herbs-query.ts';

type HerbsFiltersProps = {
  categories: DataFor<'herbs/getCategoryList'>;
  letters: { value: string; count: number }[];
  query: HerbsQuery;
  total: number;
};

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Categories, then their herbs, and the index of initials; a letter without herbs is not a link. */
export function HerbsFilters({ categories, letters, query, total }: HerbsFiltersProps) {
  const chosen = categories.find(({ id }) => id === query.category);
  return (
    <Filters total={total} active={herbsQuery.active(query)} clear={herbsHref(withoutFilters(query))}>
      <FacetRow
        label="分类"
        choices={categories}
        current={query.category}
        hrefOf={(id) => herbsHref(query, { category: id, letter: undefined, herb: undefined, open: undefined })}
        clear={herbsHref(query, { category: undefined, herb: undefined, open: undefined })}
      />
      <LetterRow
        letters={ALPHABET}
        facets={letters}
        current={query.letter}
        hrefOf={(letter) => herbsHref(query, { letter, ...(letter && { herb: undefined }), open: undefined })}
      />
      {chosen ? (
        <FacetRow
          label="品名"
          choices={chosen.children
            .filter(({ letter }) => !query.letter || letter === query.letter)
            .map(({ title, count }) => ({ value: title, count }))}
          current={query.herb}
          hrefOf={(title) => herbsHref(query, { herb: title, spec: undefined, origin: undefined, open: undefined })}
          clear={herbsHref(query, { herb: undefined, open: undefined })}
        />
      ) : null}
    </Filters>
  );
}
