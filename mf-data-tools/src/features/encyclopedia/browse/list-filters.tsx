import type { DataFor } from '@bee/contracts/operations';
import type { BaikeTree } from '@bee/contracts/resource/baike';
import { FacetRow, FilterRow, Filters } from '@bee/ui/content';
import { LetterRow } from '../../../components/letter-row.tsx';
import { type ListQuery, listHref, listQuery } from '../encyclopedia-query.ts';
import '../encyclopedia.css';

type ListFiltersProps = { tree: BaikeTree; entries: DataFor<'baike/getBaikeLists'>; query: ListQuery };

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

/** Letters without entries are not links. The categories are shown on phones only, where the tree has no room. */
export function ListFilters({ tree, entries, query }: ListFiltersProps) {
  const parent = tree.find(
    ({ id, children }) => id === query.category || children.some((one) => one.id === query.category),
  );
  const category = (id?: string) => listHref(query, { category: id, letter: undefined });
  return (
    <Filters total={entries.total} active={listQuery.active(query)} clear={listHref(listQuery.cleared(query))}>
      <div className="tools-baike-phone">
        <FacetRow label="大类" choices={tree} current={parent?.id} hrefOf={category} />
        {parent ? (
          <FacetRow
            label="分类"
            choices={parent.children}
            current={query.category}
            hrefOf={(id) => category(id)}
            clear={category(parent.id)}
          />
        ) : null}
      </div>
      <LetterRow
        letters={ALPHABET}
        facets={entries.facets?.letter}
        current={query.letter}
        hrefOf={(letter) => listHref(query, { letter })}
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
