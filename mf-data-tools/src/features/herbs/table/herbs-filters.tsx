import type { DataFor } from '@bee/contracts/operations';
import { FilterRow, Filters } from '@bee/ui/content';
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
  const counts = new Map(letters.map(({ value, count }) => [value, count]));
  const chosen = categories.find(({ id }) => id === query.category);
  return (
    <Filters total={total} active={herbsQuery.active(query)} clear={herbsHref(withoutFilters(query))}>
      <FilterRow
        label="分类"
        clear={herbsHref(query, { category: undefined, herb: undefined, open: undefined })}
        options={categories.map(({ id, title, count }) => ({
          title,
          count,
          href: herbsHref(query, { category: id, letter: undefined, herb: undefined, open: undefined }),
          current: id === query.category,
        }))}
      />
      <FilterRow
        label="首字母"
        clear={herbsHref(query, { letter: undefined, open: undefined })}
        options={ALPHABET.map((letter) => ({
          title: letter,
          ...(!counts.get(letter) && { count: 0 }),
          href: herbsHref(query, { letter, herb: undefined, open: undefined }),
          current: letter === query.letter,
        }))}
      />
      {chosen ? (
        <FilterRow
          label="品名"
          clear={herbsHref(query, { herb: undefined, open: undefined })}
          options={chosen.children
            .filter(({ letter }) => !query.letter || letter === query.letter)
            .map(({ title, count }) => ({
              title,
              count,
              href: herbsHref(query, { herb: title, spec: undefined, origin: undefined, open: undefined }),
              current: title === query.herb,
            }))}
        />
      ) : null}
    </Filters>
  );
}
