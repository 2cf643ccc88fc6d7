import type { Facet } from '@bee/contracts/shapes';
import { freqTitle } from '@bee/domain/table-freq';
import { Empty, FacetRow, FilterRow, Filters, LinkButton, linkChoices, Pagination, Section } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { SEARCH_SIZE, type SearchQuery, searchHref, searchQuery, searchSorts } from '../address/search-query.ts';
import { ModelCards } from '../browse/model-cards.tsx';
import type { TableFreq } from '../freq.ts';
import type { SearchData } from './load-search.ts';
import { TableSearchForm } from './search-form.tsx';

type SearchViewProps = { data: SearchData; query: SearchQuery };

/** Search for tables by several conditions; all of its state is in the address. */
export function SearchView({ data, query }: SearchViewProps) {
  const { found, problem } = data;
  const domains = data.levels[''] ?? [];
  const key = [query.name, query.domain, query.geo, query.freq, query.from, query.to, query.source].join(' ');
  return (
    <>
      <Section title="高级检索">
        <TableSearchForm key={key} query={query} domains={domains} />
        {problem ? (
          <p className="bee-notice" role="alert">
            {problem}
          </p>
        ) : null}
      </Section>
      {found ? (
        <Section
          title={titleOf(query, data)}
          note={`${found.total} 张表`}
          actions={
            <Choices
              label="排序"
              choices={linkChoices(searchSorts, query.sort ?? 'relevance', (sort) => searchHref(query, { sort }))}
            />
          }
        >
          <SearchFilters data={data} query={query} />
          {found.list.length > 0 ? (
            <ModelCards list={found.list} label="检索结果" />
          ) : (
            <Empty title="没有符合全部条件的数据表" action={<LinkButton href={searchHref({})}>清空条件</LinkButton>}>
              {query.page > 1 ? '这一页之后没有了。' : '去掉一个条件再试，或换成产品的通称、拼音。'}
            </Empty>
          )}
          <Pagination
            page={query.page}
            total={found.total}
            pageSize={SEARCH_SIZE}
            href={(page) => searchHref(query, { page })}
          />
        </Section>
      ) : null}
    </>
  );
}

/** Categories of the domain, and facets of the result; nothing without choices. */
function SearchFilters({ data: { found, categories }, query }: SearchViewProps) {
  const { domain = [], freq = [], source = [] } = found?.facets ?? {};
  if (![categories, domain, freq, source].some((choices) => choices.length > 1)) return null;
  return (
    <Filters total={found?.total} active={searchQuery.active(query)} clear={searchHref({ sort: query.sort })}>
      {categories.length > 0 ? (
        <FilterRow
          label="分类"
          options={linkChoices(categories, undefined, (domain) => searchHref(query, { domain }))}
        />
      ) : null}
      <Facets facets={domain} label="领域" query={query} field="domain" />
      <Facets facets={freq} label="频率" query={query} field="freq" />
      <Facets facets={source} label="来源" query={query} field="source" />
    </Filters>
  );
}

type FacetsProps = {
  facets: Facet[];
  label: string;
  query: SearchQuery;
  field: 'domain' | 'freq' | 'source';
};

const FEW = 10;

function Facets({ facets, label, query, field }: FacetsProps) {
  if (facets.length < 2) return null;
  return (
    <FacetRow
      label={label}
      choices={facets.slice(0, FEW)}
      current={query[field]}
      hrefOf={(value) => searchHref(query, { [field]: value })}
      titles={field === 'freq' ? (value) => freqTitle(value as TableFreq) : undefined}
    />
  );
}

const titleOf = (query: SearchQuery, { levels, categories }: SearchData): string => {
  const domain = [...(levels[''] ?? []), ...categories].find(({ id }) => id === query.domain);
  return query.name ? `“${query.name}”的数据表` : domain ? `${domain.title}的数据表` : '全部数据表';
};
