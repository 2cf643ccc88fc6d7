import type { DataFor } from '@bee/contracts/operations';
import type { BaikeTree } from '@bee/contracts/resource/baike';
import { FilterRow, Filters } from '@bee/ui/content';
import { type ListQuery, listHref, listQuery } from '../encyclopedia-query.ts';
import '../encyclopedia.css';

type ListFiltersProps = { tree: BaikeTree; entries: DataFor<'baike/getBaikeLists'>; query: ListQuery };

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

/** Letters without entries are not links. The categories are shown on phones only, where the tree has no room. */
export function ListFilters({ tree, entries, query }: ListFiltersProps) {
  const counts = new Map(entries.facets?.letter?.map(({ value, count }) => [value, count]));
  const parent = tree.find(
    ({ id, children }) => id === query.category || children.some((one) => one.id === query.category),
  );
  const category = (id: string | undefined) => listHref(query, { category: id, letter: undefined });
  return (
    <Filters total={entries.total} active={listQuery.active(query)} clear={listHref(listQuery.cleared(query))}>
      <div className="tools-baike-phone">
        <FilterRow
          label="大类"
          clear={category(undefined)}
          options={tree.map(({ id, title, count }) => ({
            title,
            count,
            href: category(id),
            current: id === parent?.id,
          }))}
        />
        {parent ? (
          <FilterRow
            label="分类"
            clear={category(parent.id)}
            options={parent.children.map(({ id, title, count }) => ({
              title,
              count,
              href: category(id),
              current: id === query.category,
            }))}
          />
        ) : null}
      </div>
      <FilterRow
        label="首字母"
        clear={listHref(query, { letter: undefined })}
        options={ALPHABET.map((letter) => ({
          title: letter,
          ...(!counts.get(letter) && { count: 0 }),
          href: listHref(query, { letter }),
          current: letter === query.letter,
        }))}
      />
      {query.keyword ? (
        <FilterRow
          label="名称"
          clear={listHref(query, { keyword: undefined })}
          options={[{ title: `含“${query.keyword}”`, href: listHref(query), current: true }]}
        />
      ) : null}
      <FilterRow
        label="排序"
        options={[
          { title: '按名称', href: listHref(query, { sort: undefined }), current: !query.sort },
          { title: '阅读最多', href: listHref(query, { sort: 'views' }), current: query.sort === 'views' },
        ]}
      />
    </Filters>
  );
}
